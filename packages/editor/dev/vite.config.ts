import { resolve } from 'node:path';
import { catalogues } from '@cpc/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Runs the editor without a server, for viewing and testing. Not shipped. `npx vite packages/editor/dev` */
export default defineConfig({
  root: import.meta.dirname,
  // No hot reload: a code change must not interrupt an open design. Reload by hand.
  server: { hmr: false },
  publicDir: resolve(import.meta.dirname, '../../content/dist'),
  plugins: [react(), tailwindcss(), catalogues()],
  // HarfBuzz expects its WebAssembly file in its own folder.
  // What a worker imports is found when it starts: made ready then, it would reload the page.
  optimizeDeps: {
    exclude: ['harfbuzzjs'],
    include: [
      '@litertjs/core',
      '@litertjs/core/wasm/litert_wasm_internal.js',
      '@litertjs/core/wasm/litert_wasm_compat_internal.js',
    ],
  },
  worker: { format: 'es' },
});
