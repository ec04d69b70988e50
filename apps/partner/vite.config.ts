import { catalogues } from '@cpc/i18n/vite';
import { BROWSERS } from '@cpc/ui/browsers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the API stands while developing; the built app is served by the server itself. */
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
