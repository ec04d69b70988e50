import { catalogues } from '@cpc/i18n/vite';
import { BROWSERS } from '@cpc/ui/browsers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';
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
  '/wallpapers',
  '/paypal',
  '/checkoutnow',
  '/standin',
  '^/s/',
];

/** What the first page needs beyond what every page starts with. */
const FACE = new RegExp(
  [
    'packages/ui/src/case/(case-drawing|shell-body|print-area|case-camera|frame|shape-path)',
    'packages/ui/src/controls/(button|chip|icon-button|language-switch|skeleton|state-view)',
    'packages/design/src/surface/(shapes|parallel|polygon|lenses|path)\\.',
    '@tanstack/(?!.*[iI]nfinite)',
    'packages/appkit/src/router/link',
    'apps/web/src/data/(enter|stations|here-station)',
    'apps/web/src/layout/(hero-case|hero-surface|station-card|station-notice|station-state|art)\\.',
  ].join('|'),
);
/** Modules that are loaded only by pages with a design on them. */
const STUDIO =
  /packages\/(editor|paint|preview)\/|packages\/design\/src\/document\/(limits\.|layers\/(?!fields\.))|\/perfect-freehand\//;
/** Those of them that the studio opens with: its state, its bars, the bare case. */
const DESK =
  /packages\/editor\/src\/(context|store\/(state|store|fit|ink)|geometry\/(view|guides)|parts\/(lazy-part|use-loaded|open-panel|load-failed)|actions\/history-actions|stage\/surface-space|preflight\/context)\b/;
/** Those of them that are loaded when a tool is first used, or with the first filter. */
const OPTIONS = /packages\/editor\/src\/(panels\/|parts\/(panel|use-panel-focus))/;
const LOOKS = /packages\/(paint\/src\/look\/(look|filters|curve)|editor\/src\/assets\/bake)\./;
/**
 * The design document with its history and checks, needed only by pages with a design. The shapes of the goods are
 * needed by all pages.
 */
const DESIGN = /packages\/design\/src\/(document|history|preflight)\/|\/(zod|@noble\/hashes|fractional-indexing)\//;
/**
 * The draft: where the device and the account store it, and what it is made on. One file compresses better than several
 * small ones.
 */
const KEPT =
  /apps\/web\/src\/(core\/(choice|thing|draft-store|random-id|content-hash)|features\/(editor\/(my-bindings|binding|read-design|save-work|open-work)|design\/files)|data\/offer)\.ts/;
/** Many pages have a form, and the studio has none. */
const FORM = /packages\/appkit\/src\/(form\/|service\/refused-field)/;
/** The search in a library or a catalogue, loaded on first use. */
const SEARCH = /packages\/search\/|\/minisearch\//;

/**
 * Pages that are not on the way from the first page to the print. Their dependencies are not listed in the first page,
 * which makes it a kilobyte smaller; they are found one round trip later.
 */
const OFF_THE_WAY =
  /\b(address|agreement|cashier|collection|custom-new-size|custom-size|login|order-list|pay-fail|share|shopping-list|works)-page-/;

/**
 * The worker that shows notifications is a separate file at an address that never changes: browsers look there for
 * updates.
 */
function pushWorker(): Plugin {
  const fileName = 'push-worker.js';
  const file = join(import.meta.dirname, 'src/push-worker.ts');
  const compiled = async () => (await transformWithOxc(await readFile(file, 'utf8'), file)).code;
  return {
    name: 'push-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        response.setHeader('content-type', 'text/javascript');
        compiled().then((code) => response.end(code), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await compiled() });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), catalogues(), pushWorker(), homeScreen()],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(FORWARDED.map((path) => [path, { target: API, changeOrigin: false }])),
  },
  build: {
    target: BROWSERS,
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Styles are loaded in no other way, so they stay listed. The file itself is imported at the same moment.
      resolveDependencies: (file, parts) =>
        parts.filter((part) => part.endsWith('.css') || (part !== file && !OFF_THE_WAY.test(file))),
    },
    rolldownOptions: {
      output: {
        // Three groups, one file each: what every page starts with, what the first page adds, and what nearly all other
        // pages share. This saves round trips on a phone and compresses better. The parts of the studio share much code
        // that no other page needs: that is a file of its own.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 5 },
            { name: 'face', test: FACE, minShareCount: 2, priority: 4 },
            {
              name: 'common',
              test: (id: string) => ![STUDIO, SEARCH, DESIGN, FORM].some((others) => others.test(id)),
              minShareCount: 9,
              priority: 3,
            },
            { name: 'kept', test: KEPT, minShareCount: 2, priority: 3 },
            { name: 'desk', test: DESK, minShareCount: 2, priority: 3 },
            {
              name: 'studio',
              test: (id: string) => STUDIO.test(id) && !OPTIONS.test(id) && !LOOKS.test(id),
              minShareCount: 4,
              priority: 2,
            },
            { name: 'options', test: OPTIONS, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
});
