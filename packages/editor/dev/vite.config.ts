import { resolve } from 'node:path';
import type * as Content from '@cpc/content';
import { catalogues } from '@cpc/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { tsImport } from 'tsx/esm/api';
import { defineConfig, type Plugin } from 'vite';

/** Drawings of emoji are made when they are asked for, as the server makes them. */
const drawings: Plugin = {
  name: 'drawings-of-emoji',
  async configureServer({ middlewares }) {
    // Vite does not translate what its configuration imports from packages.
    const { artworkIn, contentDirectory }: typeof Content = await tsImport('@cpc/content', import.meta.url);
    const { emoji } = artworkIn(contentDirectory());
    middlewares.use('/emoji', (request, response, next) => {
      const [, key = 'index'] = /^\/([\w-]+)\.json/.exec(request.url ?? '') ?? [];
      if (key === 'index') return next();
      return void emoji(key).then((bytes) => response.setHeader('content-type', 'application/json').end(bytes), next);
    });
  },
};

/** Runs the editor without a server, for viewing and testing. Not shipped. `npx vite packages/editor/dev` */
export default defineConfig({
  root: import.meta.dirname,
  // No hot reload: a code change must not interrupt an open design. Reload by hand.
  server: { hmr: false },
  publicDir: resolve(import.meta.dirname, '../../content/dist'),
  plugins: [react(), tailwindcss(), catalogues(), drawings],
  // HarfBuzz expects its WebAssembly file in its own folder.
  // What a worker imports is found when it starts: made ready then, it would reload the page.
  optimizeDeps: {
    exclude: ['harfbuzzjs'],
    include: [
      '@cpc/cutout/vendor/@litertjs/core/wasm/litert_wasm_internal.js',
      '@cpc/cutout/vendor/@litertjs/core/wasm/litert_wasm_compat_internal.js',
    ],
  },
  worker: { format: 'es' },
});
