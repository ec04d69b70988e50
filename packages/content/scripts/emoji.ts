import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type EmojiManifest, emojiKey } from '@cpc/design';
import { emojiSvgs } from '../src/emoji/emoji-set.ts';
import { POPULAR_EMOJI } from '../src/emoji/popular.ts';

const compress = promisify(brotliCompress);

/**
 * Writes every drawing as `<key>.svg`, and `index.json`: which emoji have a drawing, and which are popular.
 * @param version of what draws them; it is a part of their addresses
 */
export async function buildEmoji(folder: string, version: string): Promise<void> {
  const svgs = emojiSvgs();
  const popular = Object.values(POPULAR_EMOJI).flat();
  const unknown = popular.filter((emoji) => !svgs.has(emojiKey(emoji)));
  if (unknown.length > 0) throw new Error(`buildEmoji: no drawing of ${unknown.join(' ')}`);
  const manifest: EmojiManifest = { version, keys: [...svgs.keys()].toSorted().join(' '), popular: POPULAR_EMOJI };
  for (const [key, svg] of svgs) await writeFile(join(folder, `${key}.svg`), svg);
  // Browsers load these: the panel shows the popular ones as they are.
  const loaded = [...popular.map((emoji) => `${emojiKey(emoji)}.svg`), 'index.json'];
  await writeFile(join(folder, 'index.json'), JSON.stringify(manifest));
  for (const file of loaded)
    await writeFile(join(folder, `${file}.br`), await compress(await readFile(join(folder, file))));
}
