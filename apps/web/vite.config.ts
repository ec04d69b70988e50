import { catalogues } from '@cpc/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API stands while developing; the built app is served by the server itself. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';
const FORWARDED = [
  '/userphoneapplets',
  '/usertshirtsapplets',
  '/userapplets',
  '/partnerapplets',
  '/api',
  '/fonts',
  '/stickers',
  '/wallpapers',
  '/paypal',
  '/checkoutnow',
  '/standin',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), catalogues()],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(FORWARDED.map((path) => [path, { target: API, changeOrigin: false }])),
  },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox114'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What nearly every page shares travels as one file: fewer round trips on a phone, and it compresses better.
        codeSplitting: { groups: [{ name: 'common', minShareCount: 5 }] },
      },
    },
  },
});
