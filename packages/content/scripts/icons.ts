/**
 * `npm run icons -w @cpc/content`: writes icons.json.br again, after an update of a set, a new sticker of one, or a new
 * word of the illustrator. The file is committed, so that the sets (42 MB) are not needed where the product is built.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { IconSet } from '../src/icons/icon-sets.ts';
import { iconsFile } from '../src/directory.ts';
import { FLAGS, HEAVY, LIGHT, NOTO } from '../src/emoji/emoji-set.ts';
import { STICKERS } from '../src/stickers/stickers.ts';

const require = createRequire(import.meta.url);
const read = <T>(file: string): T => JSON.parse(readFileSync(require.resolve(file), 'utf8')) as T;

/** The sets of which every icon is drawn, by emoji or by the illustrator. */
const WHOLE: ReadonlySet<string> = new Set([NOTO, FLAGS]);

/** The icons of each set that the product draws, as they are in its package. */
export function usedIcons(): Readonly<Record<string, IconSet>> {
  const wanted = new Map([[LIGHT, new Set([HEAVY])]]);
  for (const { icon, licence } of STICKERS) {
    if (icon === null) continue;
    wanted.set(licence.source, (wanted.get(licence.source) ?? new Set()).add(icon));
  }
  const sources = [...new Set([...WHOLE, ...wanted.keys()])].toSorted();
  return Object.fromEntries(sources.map((source) => [source, setOf(source, wanted.get(source))]));
}

function setOf(source: string, wanted: ReadonlySet<string> | undefined): IconSet {
  const {
    width,
    height,
    icons,
    aliases = {},
  } = read<Omit<IconSet, 'aliases'> & Partial<IconSet>>(`${source}/icons.json`);
  if (WHOLE.has(source)) {
    const chars = source === NOTO ? read<IconSet['chars']>(`${source}/chars.json`) : {};
    return { width, height, icons, aliases, chars };
  }
  const own = Object.fromEntries(Object.entries(icons).filter(([name]) => wanted?.has(name)));
  return { width, height, icons: own, aliases: {}, chars: {} };
}

/** Large enough to find the same shape again in all of a set. */
const WINDOW_BITS = 24;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const json = Buffer.from(JSON.stringify(usedIcons()));
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants;
  const packed = brotliCompressSync(json, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: WINDOW_BITS },
  });
  writeFileSync(iconsFile(), packed);
  console.log(`icons: ${json.length} bytes, packed ${packed.length}`);
}
