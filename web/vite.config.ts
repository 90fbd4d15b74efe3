import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';

export default defineConfig({
  plugins: [svelte(), icons()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    environment: 'jsdom',
  },
});
