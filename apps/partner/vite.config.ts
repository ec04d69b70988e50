import { appNames, catalogues } from '@cpc/i18n/vite';
import { BROWSERS } from '@cpc/ui/browsers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { callLengths } from '../../scripts/vite/call-lengths.ts';
import { groundOf } from '../../scripts/vite/ground.ts';
import { manifests } from '../../scripts/vite/manifests.ts';
import { listed } from '../../scripts/vite/listed.ts';
import { classicScript } from '../../scripts/vite/classic-script.ts';
import { servedFiles } from '../../scripts/vite/served-files.ts';

/** The address of the API during development; in production the server itself serves the built app. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

const BASE = '/partner/';
const homeScreen = manifests({ base: BASE, names: appNames('partner'), ground: () => groundOf('light') });

export default defineConfig({
  root: import.meta.dirname,
  base: BASE,
  plugins: [
    react(),
    tailwindcss(),
    catalogues('partner'),
    classicScript(BASE, 'push-worker.js', join(import.meta.dirname, 'src/push-worker.ts')),
    classicScript(BASE, 'load-again.js', join(import.meta.dirname, '../../packages/appkit/src/load-again.ts')),
    servedFiles('home-screen', BASE, new Map(homeScreen)),
  ],
  define: { CALL_LENGTHS: await callLengths('Partner', 'Operator') },
  server: { host: '127.0.0.1', proxy: { '/partnerapplets': { target: API } } },
  build: {
    target: BROWSERS,
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: listed },
  },
});
