import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `--mode gallery` builds the page of all drawings instead of the app, so the app never carries it.
export default defineConfig(({ mode }) => {
  const gallery = mode === 'gallery';
  return {
    plugins: [svelte()],
    build: {
      // The server carries the page with it.
      outDir: gallery ? 'build/gallery' : '../src/upperlip/server/built',
      emptyOutDir: true,
      rolldownOptions: { input: gallery ? 'gallery.html' : 'index.html' },
    },
    test: { include: ['tests/**/*.test.ts'] },
  };
});
