import type { Plugin } from 'vite';

/** Modules that are loaded together, as parts of their paths. */
interface Chunk {
  readonly paths: readonly string[];
  /** Parts of paths of modules that do not belong to it. */
  readonly without?: readonly string[];
}

const inFolder = (folder: string, ...names: readonly string[]): string[] => names.map((name) => `/${folder}/${name}`);

/** What the first page needs beyond what every page starts with. */
const FACE: Chunk = {
  paths: [
    ...inFolder('packages/ui/src/case', 'case-drawing.', 'shell-body.', 'print-area.', 'case-camera.', 'frame.'),
    ...inFolder('packages/ui/src/case', 'shape-path.'),
    ...inFolder('packages/ui/src/controls', 'button.', 'chip.', 'icon-button.', 'language-switch.', 'skeleton.'),
    ...inFolder('packages/ui/src/controls', 'state-view.'),
    ...inFolder('packages/design/src/surface', 'shapes.', 'parallel.', 'polygon.', 'path.'),
    '/@tanstack/',
    ...inFolder('packages/appkit/src/router', 'link.'),
    ...inFolder('apps/web/src/data', 'enter.', 'stations.', 'here-station.'),
    ...inFolder('apps/web/src/parts', 'hero-case.', 'hero-surface.'),
    ...inFolder('apps/web/src/parts', 'station-card.', 'station-notice.', 'station-state.'),
  ],
  without: ['nfiniteQuery'],
};

/** Modules that are loaded only by pages with a design on them. */
const STUDIO: Chunk = {
  paths: [
    ...inFolder('packages', 'editor/', 'paint/', 'preview/'),
    ...inFolder('packages/design/src/document', 'limits.', 'layers/'),
    '/perfect-freehand/',
  ],
  without: inFolder('packages/design/src/document/layers', 'fields.'),
};

/** Those of them that the studio opens with: its state, its bars, the bare case. */
const EDITOR_START: Chunk = {
  paths: [
    ...inFolder(
      'packages/editor/src',
      'viewport/',
      'loading/',
      'actions/history-actions.',
      'features/preflight/context.',
    ),
    ...inFolder('packages/editor/src/document', 'state.', 'steps.', 'write.', 'ink.'),
    ...inFolder('packages/editor/src/session', 'activity.', 'state.', 'store.', 'panels.'),
    ...inFolder('packages/editor/src/geometry', 'view.', 'wheel.', 'guides.', 'crop-handles.'),
    ...inFolder('packages/editor/src/parts', 'lazy-part.', 'use-loaded.', 'load-failed.'),
    ...inFolder('packages/editor/src/studio/stage', 'surface-space.'),
    ...inFolder('packages/editor/src/model', 'context.', 'signal.'),
    '/packages/ui/src/controls/tool-button.',
  ],
};

/** Those of them that are loaded when a tool is first used. */
const OPTIONS: Chunk = { paths: inFolder('packages/editor/src', 'features/', 'parts/') };

/** Those of them that the studio needs when a layer is there. */
const HANDS: Chunk = {
  paths: [
    ...inFolder('packages/editor/src/document', 'additions.', 'doodle.', 'pen.', 'insertion-point.'),
    ...inFolder('packages', 'paint/src/hit-test.', 'editor/src/features/preview/paint-art.'),
    '/packages/editor/src/gestures/cell-controller.',
    ...inFolder('packages', 'imaging/src/file/'),
    ...inFolder('packages/design/src/collage', 'framing.', 'clear.', 'photo.'),
    ...inFolder('packages/design/src/pairs', 'shared.', 'seam.'),
  ],
};

/** Those of them that are loaded with the first filter, edge or shadow of a picture. */
const LOOKS: Chunk = {
  paths: [
    ...inFolder('packages/paint/src/look', 'look.', 'filters.', 'curve.'),
    ...inFolder('packages/paint/src', 'silhouettes.', 'trace/'),
    ...inFolder('packages/editor/src/assets', 'bake.', 'screen-silhouettes.'),
  ],
};

/**
 * The design document with its history and checks, needed only by pages with a design. The shapes of the goods are
 * needed by all pages.
 */
const DESIGN: Chunk = {
  paths: [
    ...inFolder('packages/design/src', 'document/', 'history/', 'preflight/'),
    ...inFolder('node_modules', 'zod/', '@noble/hashes/', 'fractional-indexing/'),
  ],
};

/**
 * The draft: where the device and the account store it, and what it is made on. One file compresses better than several
 * small ones.
 */
const DRAFT: Chunk = {
  paths: [
    ...inFolder(
      'apps/web/src/core',
      'choice.',
      'device-pictures.',
      'draft-note.',
      'draft-store.',
      'send-picture.',
      'ask-to-persist.',
      'random-id.',
      'content-hash.',
    ),
    '/apps/web/src/features/keepsake/use-keepsake.',
    ...inFolder('apps/web/src/features/editor', 'my-bindings.', 'binding.', 'save-work.', 'open-work.'),
    ...inFolder('apps/web/src/features/editor', 'room-of-work.', 'take-place.'),
    '/packages/design/src/document/canonical-json.',
    ...inFolder('apps/web/src', 'features/design/files.', 'features/design/read-design.', 'data/offer.'),
    '/packages/editor/src/model/picture-types.',
  ],
};

/** Lists of rows, and what pages show of ordered things: always loaded together. The first page names fewer files then. */
const ROWS: Chunk = { paths: inFolder('packages/ui/src/controls', 'list.', 'row.') };
const THINGS: Chunk = {
  paths: [
    ...inFolder('apps/web/src/parts', 'item-thumb.', 'thing-case.', 'drawing-cost.', 'order-label.'),
    ...inFolder('apps/web/src', 'data/order', 'data/open-orders.', 'core/open-orders.'),
    '/packages/domain/src/print-job.',
  ],
};

/** What the pages around a payment share. */
const PAYING: Chunk = {
  paths: [...inFolder('apps/web/src', 'features/pay/', 'parts/being-paid.'), '/packages/ui/src/controls/countdown.'],
};

/** A few lines each, for a few pages. */
const SMALL: Chunk = {
  paths: [
    ...inFolder('apps/web/src/core', 'copy-text.', 'station-url.'),
    '/apps/web/src/parts/use-pull-down.',
    ...inFolder('apps/web/src', 'data/agreed.', 'features/checkout/in-address.'),
    ...inFolder('packages', 'domain/src/terms.', 'i18n/src/piece-names.', 'ui/src/controls/facts.'),
    '/packages/appkit/src/controls/use-notify.',
    '/apps/web/src/features/account/logged-in.',
    ...inFolder('packages/domain/src', 'problem.', 'station.'),
  ],
};

/** Many pages have a form, and the studio has none. */
const FORM: Chunk = { paths: inFolder('packages/appkit/src', 'form/', 'service/refused-field.') };

/** What several pages behind the first one share, and the first one does not need. */
const LATE: Chunk = {
  paths: [
    ...inFolder('packages', 'ui/src/controls/slider.', 'domain/src/state-table.'),
    ...inFolder('packages/design/src', 'luminance.', 'remembered.', 'collage/style.'),
  ],
};

/** The account: its page, logins and passwords. */
const ACCOUNT: Chunk = {
  paths: [
    ...inFolder('apps/web/src', 'features/account/', 'data/openid.'),
    ...inFolder('packages', 'ui/src/controls/password-field.', 'appkit/src/controls/confirm-button.'),
  ],
  // The page of goods shows it.
  without: ['/apps/web/src/features/account/logged-in.'],
};

/** The search in a library or a catalogue, loaded on first use. */
const SEARCH: Chunk = { paths: ['/packages/search/', '/minisearch/'] };

const has = (chunk: Chunk, id: string): boolean =>
  chunk.paths.some((path) => id.includes(path)) && !chunk.without?.some((path) => id.includes(path));
const isIn = (chunk: Chunk) => (id: string) => has(chunk, id);
const isInNone =
  (...chunks: readonly Chunk[]) =>
  (id: string) =>
    !chunks.some((chunk) => has(chunk, id));

/**
 * One file each for what every page starts with, what the first page adds, and what nearly all other pages share. This
 * saves round trips on a phone and compresses better. The draft, and what the parts of the studio share, are files of
 * their own.
 */
export const CHUNK_GROUPS = [
  { name: 'start', tags: ['$initial'], priority: 5 },
  { name: 'face', test: isIn(FACE), minShareCount: 2, priority: 4 },
  {
    name: 'common',
    test: isInNone(STUDIO, SEARCH, DESIGN, FORM, DRAFT, HANDS, LATE, THINGS),
    minShareCount: 12,
    priority: 3,
  },
  { name: 'draft', test: isIn(DRAFT), minShareCount: 2, priority: 3 },
  { name: 'bars', test: isIn(EDITOR_START), minShareCount: 2, priority: 3 },
  {
    name: 'studio',
    test: (id: string) => has(STUDIO, id) && isInNone(OPTIONS, LOOKS, HANDS)(id),
    minShareCount: 4,
    priority: 2,
  },
  { name: 'hands', test: isIn(HANDS), minShareCount: 2, priority: 1 },
  { name: 'account', test: isIn(ACCOUNT), minShareCount: 2, priority: 1 },
  { name: 'rows', test: isIn(ROWS), minShareCount: 2, priority: 1 },
  { name: 'things', test: isIn(THINGS), minShareCount: 2, priority: 1 },
  { name: 'small', test: isIn(SMALL), minShareCount: 2, priority: 2 },
  { name: 'paying', test: isIn(PAYING), minShareCount: 2, priority: 1 },
  { name: 'options', test: isIn(OPTIONS), minShareCount: 4, priority: 1 },
];

/** Fails the build if a path in this file matches no module: the module was renamed, and its chunk has lost it. */
export function checkChunkPaths(): Plugin {
  return {
    name: 'check-chunk-paths',
    apply: 'build',
    generateBundle() {
      const modules = [...this.getModuleIds()];
      const paths = [
        FACE,
        STUDIO,
        EDITOR_START,
        OPTIONS,
        LOOKS,
        HANDS,
        DESIGN,
        DRAFT,
        ROWS,
        THINGS,
        PAYING,
        SMALL,
        FORM,
        LATE,
        ACCOUNT,
        SEARCH,
      ].flatMap(({ paths, without = [] }) => [...paths, ...without]);
      const idle = paths.filter((path) => !modules.some((id) => id.includes(path)));
      if (idle.length > 0) this.error(`apps/web/chunks.ts names modules that are not there: ${idle.join(', ')}`);
    },
  };
}
