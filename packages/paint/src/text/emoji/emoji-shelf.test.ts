import { beforeAll, describe, expect, it } from 'vitest';
import { fontSource } from '../../testing/fonts.ts';
import { words } from '../../testing/shaping.ts';
import { loadHarfBuzz } from '../face.ts';
import { loadAndShape } from '../load-text.ts';
import { createShaper } from '../shaper.ts';
import { createEmojiShelf } from './emoji-shelf.ts';

const DRAWING = { outline: 'M0 0L1 0L1 1Z', parts: [] };

describe('the drawings that a shaper keeps', () => {
  // Builds the drawings, if that was not done before.
  beforeAll(() => fontSource.emojiManifest(), 180_000);

  it('[SC-07.2] drops those beyond the limit that were used the longest ago', () => {
    const shelf = createEmojiShelf(2);
    const kept = () => ['a', 'b', 'c', 'd'].filter((key) => shelf.art(key));
    shelf.hold();
    for (const key of ['a', 'b', 'c']) shelf.add(key, DRAWING);
    shelf.art('a');
    expect(shelf.release()).toBe(1);
    expect(kept()).toEqual(['a', 'c']);
    shelf.hold();
    shelf.hold();
    shelf.add('d', DRAWING);
    expect(shelf.release()).toBe(0);
    expect(kept()).toEqual(['a', 'c', 'd']);
    expect(shelf.release()).toBe(1);
    expect(kept()).toEqual(['c', 'd']);
  });

  it('[ED-03.10] [SC-07.2] a text with more emoji than are kept has all of them, also beside another one', async () => {
    const shaper = createShaper(await loadHarfBuzz(), 2);
    const texts = ['😀🦊👍🏽', '🇩🇪🐢☕🍕'].map((text) => words(text));
    for (let round = 0; round < 2; round += 1) {
      const outlines = await Promise.all(texts.map((text) => loadAndShape(shaper, text, fontSource)));
      expect(outlines.map(({ emoji, pending }) => [emoji.length, pending])).toEqual([
        [3, []],
        [4, []],
      ]);
      const missing = texts.flatMap((text) => shaper.needs(text).emoji ?? []);
      expect(missing).toHaveLength(5);
    }
  });

  it('[SC-07.2] keeps to the limit after a load that failed', async () => {
    const shaper = createShaper(await loadHarfBuzz(), 1);
    const text = words('😀🦊☕');
    const broken = {
      ...fontSource,
      emoji: (file: { key: string; url: string }) =>
        file.key === '2615' ? Promise.reject(new Error('gone')) : fontSource.emoji(file),
    };
    await expect(loadAndShape(shaper, text, broken)).rejects.toThrow('gone');
    expect((await loadAndShape(shaper, text, fontSource)).emoji).toHaveLength(3);
    expect(shaper.needs(text).emoji).toHaveLength(2);
  });
});
