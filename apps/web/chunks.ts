import type { Plugin } from 'vite';

const WEB = '/apps/web/src';
const EDITOR = '/packages/editor/src';
const DESIGN = '/packages/design/src';

/**
 * What is loaded together, beside what the app starts with: the name of a file, how many pages and lazy parts need a module
 * of it at least, and the folders where a time begins. The first line that has a module takes it, and all that it imports and
 * no line above has. One file saves round trips and compresses better than several small ones.
 */
const CHUNKS: readonly (readonly [name: string, users: number, ...folders: readonly string[]])[] = [
  // What nearly all pages behind the first one show.
  ['common', 12, '/@tanstack/', '/packages/ui/', '/packages/appkit/', '/packages/domain/', `${DESIGN}/surface/`, WEB],
  // The draft: where the device and the account store it, and what it is made on.
  [
    'draft',
    2,
    `${WEB}/data/draft/`,
    `${WEB}/features/editor/`,
    `${WEB}/features/keepsake/opening/`,
    `${EDITOR}/ports/`,
  ],
  // Short modules that many share: in a chunk of longer code they would load all of that.
  [
    'small',
    5,
    '/packages/domain/',
    '/packages/i18n/',
    '/packages/appkit/src/controls/',
    '/packages/ui/src/values/',
    `${DESIGN}/surface/`,
  ],
  ['form', 2, '/packages/appkit/src/form/'],
  // The studio as it opens, then what draws a design, then what the studio loads before the first touch.
  ['studio', 1, `${EDITOR}/opening/`],
  ['document', 9, `${DESIGN}/document/`],
  ['paint', 10, '/packages/paint/'],
  ['assets', 6, `${EDITOR}/assets/`, '/packages/paint/src/assets/'],
  ['looks', 5, '/packages/paint/', `${EDITOR}/assets/`],
  ['schemas', 2, `${DESIGN}/document/fields/`],
  ['address', 2, `${WEB}/parts/address/`],
  ['runtime', 1, `${EDITOR}/runtime/`],
  ['tools', 4, EDITOR],
  // The pages: what several show, and what those of a feature share.
  ['parts', 4, `${WEB}/data/`, `${WEB}/parts/`],
  ...['checkout', 'choose-goods', 'custom-size', 'login', 'pay'].map(
    (name) => [name, 2, `${WEB}/features/${name}/`] as const,
  ),
];

/** For Rolldown: the higher priority goes first. */
export const CHUNK_GROUPS = [
  { name: 'start', tags: ['$initial'], priority: CHUNKS.length + 1 },
  ...CHUNKS.map(([name, users, ...folders], index) => ({
    name,
    test: (id: string) => folders.some((folder) => id.includes(folder)),
    minShareCount: users,
    priority: CHUNKS.length - index,
  })),
];

/** Fails the build if a folder in this file has no module: it was renamed, and its chunk has lost it. */
export function checkChunkPaths(): Plugin {
  return {
    name: 'check-chunk-paths',
    apply: 'build',
    generateBundle() {
      const modules = [...this.getModuleIds()];
      const folders = CHUNKS.flatMap(([, , ...listed]) => listed);
      const idle = folders.filter((folder) => !modules.some((id) => id.includes(folder)));
      if (idle.length > 0) this.error(`apps/web/chunks.ts names folders that are not there: ${idle.join(', ')}`);
    },
  };
}
