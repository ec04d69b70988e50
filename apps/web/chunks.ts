import type { Plugin } from 'vite';

const WEB = '/apps/web/src';
const EDITOR = '/packages/editor/src';
const DESIGN = '/packages/design/src';

/**
 * What is loaded together, beside what the app starts with: the name of a file, how many pages and lazy parts need a module
 * of it at least, and parts of paths. The first line that has a module takes it, and all that it imports and no line above
 * has: so a line says where a time begins. One file saves round trips and compresses better than several small ones.
 */
const CHUNKS: readonly (readonly [name: string, users: number, ...paths: readonly string[]])[] = [
  // What nearly all pages behind the first one show.
  ['common', 12, '/@tanstack/', '/packages/ui/', '/packages/appkit/', '/packages/domain/', `${DESIGN}/surface/`, WEB],
  // The draft: where the device and the account store it, and what it is made on.
  [
    'draft',
    2,
    `${WEB}/features/editor/`,
    `${WEB}/features/design/files.`,
    `${WEB}/features/keepsake/use-keepsake.`,
    `${WEB}/core/choice.`,
    `${WEB}/core/send-picture.`,
    `${WEB}/data/offer.`,
    `${EDITOR}/model/picture-types.`,
  ],
  // Short modules that many share: in a chunk of longer code they would load all of that.
  [
    'small',
    5,
    '/packages/domain/',
    '/packages/i18n/',
    '/packages/appkit/src/controls/use-',
    '/packages/ui/src/controls/progress.',
    '/packages/ui/src/controls/facts.',
    `${DESIGN}/surface/`,
  ],
  ['form', 2, '/packages/appkit/src/form/'],
  // The studio as it opens, then what draws a design, then what the studio loads before the first touch.
  ['studio', 1, `${EDITOR}/editor.`],
  ['document', 9, `${DESIGN}/document/`],
  ['paint', 10, '/packages/paint/'],
  ['assets', 6, `${EDITOR}/assets/`, '/packages/paint/src/assets.'],
  ['looks', 5, '/packages/paint/', `${EDITOR}/assets/`],
  ['schemas', 2, `${DESIGN}/document/layers/fields.`],
  ['address', 2, `${WEB}/parts/address-lines.`],
  ['runtime', 1, `${EDITOR}/editor-runtime.`],
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
  ...CHUNKS.map(([name, users, ...paths], index) => ({
    name,
    test: (id: string) => paths.some((path) => id.includes(path)),
    minShareCount: users,
    priority: CHUNKS.length - index,
  })),
];

/** Fails the build if a path in this file matches no module: the module was renamed, and its chunk has lost it. */
export function checkChunkPaths(): Plugin {
  return {
    name: 'check-chunk-paths',
    apply: 'build',
    generateBundle() {
      const modules = [...this.getModuleIds()];
      const paths = CHUNKS.flatMap(([, , ...parts]) => parts);
      const idle = paths.filter((path) => !modules.some((id) => id.includes(path)));
      if (idle.length > 0) this.error(`apps/web/chunks.ts names modules that are not there: ${idle.join(', ')}`);
    },
  };
}
