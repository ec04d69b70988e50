import { catalogues } from '@cpc/i18n/vite';
import { BROWSERS } from '@cpc/ui/browsers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The address of the API during development; in production the server itself serves the built app. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  base: '/partner/',
  plugins: [react(), tailwindcss(), catalogues()],
  server: { host: '127.0.0.1', proxy: { '/partnerapplets': { target: API } } },
  build: {
    target: BROWSERS,
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
