/**
 * Checks that each page loads the texts it uses. The customer's texts are loaded in parts (`CUSTOMER_PARTS`): every
 * text that the first pages and the studio use must be in their parts, also in code that they load later. The studio's
 * panels bring a part of their own. The number of texts is counted: a check that reads nothing fails.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CUSTOMER_PARTS } from '@cpc/i18n/check';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const WEB = join(ROOT, 'apps/web/src');
const ENGLISH = join(ROOT, 'packages/i18n/locales/en-US');
/** This file lists every page with its title. */
const PAGE_MAP = join(WEB, 'app/pages.ts');

/** The files that are loaded together with the parts `tools`, `checks`, `drawing` and `keepsake`. */
const TOOLS = inEditor(
  'features/arrange/selection-panels.tsx',
  'features/background/background-panel.tsx',
  'features/collage/collage-panel.tsx',
  'features/collage/photos-panel.tsx',
  'studio/cutout-tool.tsx',
  'features/doodle/doodle-panel.tsx',
  'features/ideas/ideas-offer.tsx',
  'features/layers/layers-panel.tsx',
  'features/pictures/crop-panel.tsx',
  'studio/picture-tool.tsx',
  'features/room/room-part.tsx',
  'features/shortcuts/shortcuts-panel.tsx',
  'features/stickers/sticker-panel.tsx',
  'features/text/text-panel.tsx',
  'features/writing/writing-panel.tsx',
  'studio/stage/crop-view.tsx',
  'studio/template-panel.tsx',
);
const CHECKS = inEditor('features/preflight/findings-panel.tsx', 'features/preflight/finish-dialog.tsx');
const DRAWING = inEditor('features/drawing/drawing-dialog.tsx', 'features/drawing/restyle-section.tsx');
const KEEPSAKE = inWeb('features/keepsake/sheet/keepsake-sheet.tsx');
/** What pages load together with all texts: see `for-me-slot.tsx`, the next page, ahead of its time, and the studio. */
const WITH_ALL = inWeb(
  'features/choose-goods/for-me/for-me.tsx',
  'features/choose-goods/choose-goods-page.tsx',
  'features/editor/sold-goods.ts',
);

const PAGES = [
  {
    name: 'the first pages',
    parts: ['entry'],
    roots: inWeb('main.tsx', 'features/entry/entry-page.tsx', 'features/login/login-page.tsx'),
  },
  { name: 'the studio', parts: ['entry', 'studio'], roots: inWeb('features/editor/editor-page.tsx') },
  { name: "the studio's tools", parts: ['entry', 'studio', 'tools'], roots: TOOLS },
  { name: "the studio's checks", parts: ['entry', 'studio', 'checks'], roots: CHECKS },
  { name: 'the sheet of keepsakes', parts: ['entry', 'keepsake'], roots: KEEPSAKE },
  { name: "the studio's drawing", parts: ['entry', 'studio', 'drawing'], roots: DRAWING },
  {
    name: 'the page of drawing',
    parts: ['entry', 'drawing'],
    roots: inWeb('features/drawing/drawing-page.tsx'),
  },
] as const;

function inEditor(...files: readonly string[]): readonly string[] {
  return files.map((file) => existing(join(ROOT, 'packages/editor/src', file)));
}

function inWeb(...files: readonly string[]): readonly string[] {
  return files.map((file) => existing(join(WEB, file)));
}

/** A file that was renamed would be read as one without texts. */
function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`texts.ts names ${file}, which is not there`);
  return file;
}

const keysOf = (namespace: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(join(ENGLISH, `${namespace}.json`), 'utf8')) as object);

/** The part of each of the customer's texts. */
const PART_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(CUSTOMER_PARTS).flatMap(([part, namespaces]) =>
    namespaces.flatMap((namespace) => keysOf(namespace).map((key) => [key, part] as const)),
  ),
);
const KEYS = [...PART_OF.keys()];

/** What {@link closure} leaves out: it is loaded later, with texts of its own. */
const LATER = [...TOOLS, ...CHECKS, ...DRAWING, ...KEEPSAKE, ...WITH_ALL];

/** All files that a file imports, directly or indirectly, without type imports and without what is loaded later. */
function closure(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || file === PAGE_MAP || !existsSync(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '');
  for (const [, wanted = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)) {
    const near = resolve(dirname(file), wanted);
    if (wanted.startsWith('.') && !LATER.includes(near)) closure(near, seen);
    const [, other, part = 'index'] = /^@cpc\/(ui|editor)(?:\/(\w+))?$/.exec(wanted) ?? [];
    if (other !== undefined) closure(join(ROOT, 'packages', other, `src/${part}.ts`), seen);
  }
  return seen;
}

/** The text keys that a file uses, whole or by prefix. */
function textsIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  const whole = [...source.matchAll(/'([a-zA-Z]+\.[\w.]+)'/g)].map(([, key = '']) => key);
  const begun = [...source.matchAll(/`([a-zA-Z]+\.[\w.]*)\$\{/g)].map(([, beginning = '']) => beginning);
  return KEYS.filter((key) => whole.includes(key) || begun.some((beginning) => key.startsWith(beginning)));
}

let read = 0;
const problems = PAGES.flatMap(({ name, parts, roots }) => {
  const files = new Set(roots.flatMap((root) => [...closure(root)]));
  return [...files].flatMap((file) =>
    textsIn(file).flatMap((key) => {
      read += 1;
      const part = PART_OF.get(key) ?? '';
      return (parts as readonly string[]).includes(part)
        ? []
        : [`${relative(ROOT, file)}: ${name} say ${key}, which travels with ${part}`];
    }),
  );
});
for (const problem of problems) console.error(problem);
console.log(`texts: ${read} used by the first pages and the studio, ${problems.length} problems`);
process.exitCode = problems.length > 0 || read === 0 ? 1 : 0;
