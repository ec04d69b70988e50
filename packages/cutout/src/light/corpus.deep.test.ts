import { describe, expect, it } from 'vitest';
import { CORPUS } from '../testing/corpus.ts';
import { faultsOf, lightFaces, SIX } from '../testing/ideas-of-corpus.ts';

describe('ideas from the corpus of photos', () => {
  it('[ED-16] the corpus has more than 60 photos of two people alone, in pairs and in groups, and six phones', () => {
    expect([CORPUS.length > 60, new Set(SIX.map(({ id }) => id)).size]).toEqual([true, 6]);
    expect(new Set(CORPUS.flatMap(({ people }) => people.map(({ portrait }) => portrait))).size).toBe(2);
  });

  it.each(CORPUS.map((photo) => [photo.name, photo] as const))(
    '[ED-16] %s: no face is cut or covered in two rounds, and no ground is outside the wardrobe',
    async (_, photo) => {
      expect(await faultsOf(photo, await lightFaces(), [0, 1])).toEqual([]);
    },
  );
});
