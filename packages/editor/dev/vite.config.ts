import { resolve } from 'node:path';
import { catalogues } from '@cpc/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The editor without a server, to look at and to test. Not shipped. `npx vite packages/editor/dev` */
export default defineConfig({
  root: import.meta.dirname,
  // Reloaded by hand: a design under the finger is not torn away by an edit.
  server: { hmr: false },
  publicDir: resolve(import.meta.dirname, '../../content/dist'),
  plugins: [react(), tailwindcss(), catalogues()],
  // HarfBuzz finds its WebAssembly file beside itself.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
});
