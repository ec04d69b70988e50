import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { iconsFile } from '../directory.ts';

interface Icon {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

/** The part of an Iconify set that is used here. */
export interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, Icon>>;
  /** The icons that go by another name. */
  readonly aliases: Readonly<Record<string, { readonly parent: string }>>;
  /** The names of its icons by the code points that they draw. */
  readonly chars: Readonly<Record<string, string>>;
}

let sets: Readonly<Record<string, IconSet>> | undefined;

/**
 * @param source the set's npm package. It is a development dependency: `npm run icons -w @cpc/content` takes the icons from
 *   it that stickers, emoji and the illustrator draw.
 */
export function iconSet(source: string): IconSet {
  sets ??= JSON.parse(brotliDecompressSync(readFileSync(iconsFile())).toString()) as Readonly<Record<string, IconSet>>;
  const set = sets[source];
  if (!set) throw new Error(`iconSet: expected a set of ${iconsFile()}, got ${source}`);
  return set;
}
