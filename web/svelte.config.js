import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Else a component without state is compiled the old way, and all carry the weight of that.
    runes: true,
    // Stands beside every class of every element: short, for the page's weight.
    cssHash: ({ hash, css }) => `s${hash(css)}`,
  },
};
