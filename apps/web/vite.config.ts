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
  '^/s/',
];

/** Modules that only pages with a design on them load. */
const STUDIO = /packages\/(editor|paint|preview)\/|packages\/design\/src\/document\/layers\.|\/perfect-freehand\//;
/** Of those, what is fetched when a tool is first taken in hand, or with the first filter. */
const OPTIONS = /packages\/editor\/src\/panels\//;
const LOOKS = /packages\/(paint\/src\/look\/(look|filters|curve)|editor\/src\/assets\/bake)\./;
/** What a design is, with its history and checks, which only pages with a design need; the shapes of the goods all do. */
const DESIGN = /packages\/design\/src\/(document|history|preflight)\/|\/(zod|@noble\/hashes|fractional-indexing)\//;
/** What looks through a library or a catalogue, loaded when somebody does. */
const SEARCH = /packages\/search\/|\/minisearch\//;

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
        // The studio's parts share much among themselves that no other page needs: that is a file of its own.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: (id: string) => !STUDIO.test(id) && !SEARCH.test(id) && !DESIGN.test(id),
              minShareCount: 5,
              priority: 3,
            },
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
