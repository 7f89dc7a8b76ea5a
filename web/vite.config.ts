import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The texts of a language are fetched together.
const LANGUAGES = ['en', 'fr', 'ru'].map((language) => ({
  name: `texts-${language}`,
  test: new RegExp(`/upperlip/texts/${language}/`),
}));

// `--mode gallery` builds the page of all drawings instead of the app, so the app never carries it.
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    plugins: [svelte()],
    build: {
      // The server carries the page with it.
      outDir: gallery ? 'build/gallery' : '../src/upperlip/server/built',
      emptyOutDir: true,
      rolldownOptions: {
        input: gallery ? 'gallery.html' : 'index.html',
        output: { codeSplitting: { groups: LANGUAGES } },
      },
    },
    test: { include: ['tests/**/*.test.ts'] },
  };
});
