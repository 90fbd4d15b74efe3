import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';
import { languages } from './build/languages.ts';
import { pictures } from './build/pictures.ts';
import { shell } from './build/shell.ts';

/** The server that a page under development speaks to: REVERIE_SERVER=http://127.0.0.1:8000 npm run dev */
const server = process.env.REVERIE_SERVER;

export default defineConfig({
  plugins: [svelte(), icons(), languages(), pictures(), shell()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    ...(server && {
      proxy: {
        '/api': { target: server },
        '/ws': { target: server, ws: true },
      },
    }),
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'build/**/*.test.ts'],
    environment: 'jsdom',
    testTimeout: 60_000, // machines are sometimes busy
  },
});
