import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Stands beside every class of every element: short, for the page's weight.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}` },
};
