import { catalogues } from '@cpc/i18n/vite';
import { BROWSERS } from '@cpc/ui/browsers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { listed } from '../../scripts/vite/listed.ts';
import { classicScript } from '../../scripts/vite/classic-script.ts';
import { CHUNK_GROUPS, checkChunkPaths } from './chunks.ts';
import { homeScreen } from './home-screen.ts';

/** The address of the API during development; in production the server itself serves the built app. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';
const FORWARDED = [
  '/userphoneapplets',
  '/usertshirtsapplets',
  '/userapplets',
  '/partnerapplets',
  '/api',
  '/fonts',
  '/stickers',
  '/emoji',
  '/wallpapers',
  '/paypal',
  '/checkoutnow',
  '/standin',
  '^/s/',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    catalogues('customer'),
    classicScript('/', 'push-worker.js', join(import.meta.dirname, 'src/push-worker.ts')),
    classicScript('/', 'load-again.js', join(import.meta.dirname, '../../packages/appkit/src/load-again.ts')),
    homeScreen(),
    checkChunkPaths(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(FORWARDED.map((path) => [path, { target: API, changeOrigin: false }])),
  },
  optimizeDeps: {
    // Modules of the older kind, outside of npm's folder.
    include: [
      '@cpc/cutout/vendor/@litertjs/core/wasm/litert_wasm_internal.js',
      '@cpc/cutout/vendor/@litertjs/core/wasm/litert_wasm_compat_internal.js',
    ],
  },
  // Workers load the builds that their browser needs.
  worker: { format: 'es' },
  build: {
    target: BROWSERS,
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: listed,
    },
    rolldownOptions: {
      output: {
        // The shortest names that the bundler allows: the first page lists them.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
});
