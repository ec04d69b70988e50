import {
  designCost,
  hexColour,
  IDEA_KINDS,
  ideaOf,
  type IdeaInput,
  layersOf,
  MAX_DESIGN_COST,
  parseDocument,
  PLAIN_LOOK,
  preflight,
  region,
  regionContains,
} from '@cpc/design';
import { ALL_WELL, roughText } from '@cpc/design/testing';
import { type AssetId, brand, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { IDEA_WORDS, surfacesBut } from './testing/ideas.ts';

const SURFACES = surfacesBut(12);
const PHOTO = { asset: brand<AssetId>('a'.repeat(64)), width: 4_000, height: 3_000 };
const INPUT = {
  photo: PHOTO,
  ...IDEA_WORDS,
  stickers: ['sparkles'],
} as const satisfies Partial<IdeaInput>;

const idea = (kind: (typeof IDEA_KINDS)[number], input: Partial<IdeaInput>) =>
  ideaOf(kind, { ...INPUT, surface: SURFACES[0] as IdeaInput['surface'], round: 0, ...input });

describe('ideas from a photo', () => {
  it.each(IDEA_KINDS)(
    '[ED-13.5] %s is a valid design on every surface in six rounds, far below the cost limit',
    (kind) => {
      for (const surface of SURFACES) {
        for (let round = 0; round < 6; round += 1) {
          const document = idea(kind, { surface, round });
          expect([surface.id, round, parseDocument(JSON.parse(JSON.stringify(document)))]).toMatchObject([
            surface.id,
            round,
            { ok: true },
          ]);
          expect(designCost(document, surface).total).toBeLessThan(MAX_DESIGN_COST / 3);
          const layers = layersOf(document);
          expect(layers.some((layer) => layer.type === 'picture' && layer.asset === PHOTO.asset)).toBe(true);
          const words = layers.filter((layer) => layer.type === 'text');
          expect(words.map(({ text, field }) => [text, field])).toEqual([['Lena', 'name']]);
          const safe = region(surface, 'safe');
          expect([surface.id, words.every(({ placement }) => regionContains(safe, placement))]).toEqual([
            surface.id,
            true,
          ]);
        }
      }
    },
  );

  it.each(IDEA_KINDS)('[ED-13.5] preflight has nothing to say about %s, with words and without', (kind) => {
    const phones = SURFACES.filter(({ form }) => form.kind === 'shell').filter((_, i) => i % 9 === 0);
    for (const surface of phones) {
      for (const words of ['Lena', '']) {
        for (let round = 0; round < 4; round += 1) {
          const found = preflight({
            document: idea(kind, { surface, round, words, stickers: [] }),
            surface,
            shell: { colour: hexColour('#ffffff'), opacity: 1, underbase: 'none' },
            facts: { ...ALL_WELL, text: roughText },
          });
          expect([surface.id, words, round, found]).toEqual([surface.id, words, round, []]);
        }
      }
    }
  });

  it('[ED-13.5] the same round gives the same designs, another round gives others', () => {
    for (const kind of IDEA_KINDS) {
      expect(idea(kind, {})).toEqual(idea(kind, {}));
      const rounds = [0, 1, 2, 3, 4, 5].map((round) => JSON.stringify(idea(kind, { round })));
      expect(new Set(rounds).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('[ED-13.5] no words, no letters: an idea without words has no text, and a grey photo still gives designs', () => {
    const grey = [{ colour: hexColour('#808080'), share: 1 }];
    for (const kind of IDEA_KINDS) {
      const types = new Set(layersOf(idea(kind, { words: ' ', palette: grey, stickers: [] })).map(({ type }) => type));
      expect([types.has('text'), types.has('picture')]).toEqual([false, true]);
      expect(parseDocument(idea(kind, { palette: [], lettering: [] }))).toMatchObject({ ok: true });
    }
  });

  it('[ED-13.5] keeps what the customer has made of the photo', () => {
    const edge = { colour: hexColour('#ffffff'), width: mm(1) };
    const style = { look: { ...PLAIN_LOOK, filter: 'mono' }, made: null, edge, shadow: null } as const;
    for (const kind of IDEA_KINDS) {
      const pictures = layersOf(idea(kind, { photo: { ...PHOTO, style } })).filter(({ type }) => type === 'picture');
      expect(pictures).toMatchObject(pictures.map(() => style));
    }
  });
});
