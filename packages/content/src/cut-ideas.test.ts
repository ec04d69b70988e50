import {
  CUT_KINDS,
  cutKindsFor,
  designCost,
  hexColour,
  type IdeaInput,
  ideaOf,
  type IdeaSubject,
  layersOf,
  madeBy,
  MAX_DESIGN_COST,
  parseDocument,
  PLAIN_LOOK,
  preflight,
  region,
  regionContains,
} from '@cpc/design';
import { ALL_WELL, roughText } from '@cpc/design/testing';
import { type AssetId, brand } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { IDEA_WORDS, surfacesBut } from './testing/ideas.ts';

const SURFACES = surfacesBut(90);
const PHOTO = { asset: brand<AssetId>('a'.repeat(64)), width: 3_000, height: 4_000 };
const CUT = brand<AssetId>('c'.repeat(64));

/** A person in a photo, by the boxes of its figure and its face as shares: left, top, width, height. */
const person = (box: readonly number[], faces: readonly number[]): IdeaSubject => {
  const [boxed, faced] = [box, faces].map(([x = 0, y = 0, width = 1, height = 1]) => ({ x, y, width, height }));
  const made = madeBy({ asset: PHOTO.asset, made: null }, 'cutout');
  const style = { look: PLAIN_LOOK, made, edge: null, shadow: null };
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  return { photo: { ...PHOTO, asset: CUT, style }, box: boxed ?? whole, faces: faced ?? whole };
};

const PEOPLE = {
  'head and shoulders': person([0.1, 0.3, 0.8, 0.7], [0.36, 0.4, 0.26, 0.2]),
  'cut off at both sides': person([0, 0.2, 1, 0.8], [0.3, 0.32, 0.3, 0.22]),
  'cut off at the left': person([0, 0.25, 0.7, 0.75], [0.2, 0.33, 0.24, 0.18]),
  'a whole figure': person([0.3, 0.1, 0.38, 0.85], [0.42, 0.13, 0.13, 0.1]),
  'two people': person([0.05, 0.3, 0.9, 0.7], [0.2, 0.38, 0.6, 0.2]),
} as const;

const input = (subject: IdeaSubject, more: Partial<IdeaInput>): IdeaInput => ({
  surface: SURFACES[0] as IdeaInput['surface'],
  photo: PHOTO,
  subject,
  ...IDEA_WORDS,
  stickers: [],
  round: 0,
  ...more,
});

describe('ideas with the people cut out of a photo', () => {
  it.each(Object.entries(PEOPLE))(
    '[ED-13.7] %s: valid designs whose cut-outs can be mended later, with words that are safe, and quiet preflight',
    (_, subject) => {
      let seen = 0;
      for (const surface of SURFACES) {
        for (const kind of cutKindsFor(subject, surface)) {
          for (const [round, words] of [0, 1].flatMap((one) => [[one, 'Lena'] as const, [one, ''] as const])) {
            const document = ideaOf(kind, input(subject, { surface, round, words }));
            seen += 1;
            expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true });
            expect(designCost(document, surface).total).toBeLessThan(MAX_DESIGN_COST / 3);
            const layers = layersOf(document);
            const cuts = layers.flatMap((layer) => (layer.type === 'picture' && layer.asset === CUT ? [layer] : []));
            expect(cuts.map(({ made, mask }) => [made?.by, made?.from, mask])).toEqual([['cutout', PHOTO.asset, null]]);
            const written = layers.filter((layer) => layer.type === 'text');
            expect(written.map(({ text, field }) => [text, field])).toEqual(words === '' ? [] : [['Lena', 'name']]);
            const safe = region(surface, 'safe');
            expect(written.every(({ placement }) => regionContains(safe, placement))).toBe(true);
            if (surface.form.kind !== 'shell') continue;
            const shell = { colour: hexColour('#ffffff'), opacity: 1, underbase: 'none' } as const;
            const facts = { ...ALL_WELL, text: roughText };
            expect([surface.id, kind, round, preflight({ document, surface, shell, facts })]).toEqual([
              surface.id,
              kind,
              round,
              [],
            ]);
          }
        }
      }
      expect(seen).toBeGreaterThan(0);
    },
  );

  it('[ED-13.7] a figure that the photo cuts off ends beyond the sides and the foot of the case', () => {
    const [surface] = SURFACES;
    if (!surface) throw new Error('no surface');
    const subject = PEOPLE['cut off at both sides'];
    expect(cutKindsFor(subject, surface)).toContain('figure');
    const cut = layersOf(ideaOf('figure', input(subject, { surface }))).find(
      (layer) => layer.type === 'picture' && layer.asset === CUT,
    );
    if (cut?.type !== 'picture') throw new Error('no cut-out');
    const { placement, width, height, edge } = cut;
    const beyond = surface.bleed + (edge?.width ?? 0);
    expect(placement.x - width / 2).toBeLessThan(-beyond);
    expect(placement.x + width / 2).toBeGreaterThan(surface.width + beyond);
    expect(placement.y + height / 2).toBeGreaterThan(surface.height + beyond);
  });

  it.each([
    ['whose head the photo cuts off', person([0.1, 0, 0.8, 1], [0.36, 0.1, 0.26, 0.2])],
    ['who is small', person([0.4, 0.7, 0.06, 0.12], [0.42, 0.71, 0.02, 0.02])],
  ])('[ED-13.7] nobody is shown %s', (_, subject) => {
    for (const surface of SURFACES) expect(cutKindsFor(subject, surface)).toEqual([]);
  });

  it('[ED-13.7] another round gives other designs of the same people', () => {
    for (const kind of CUT_KINDS) {
      const of = (round: number) => JSON.stringify(ideaOf(kind, input(PEOPLE['head and shoulders'], { round })));
      expect(of(0)).toBe(of(0));
      expect(new Set([0, 1, 2, 3].map(of)).size).toBe(4);
    }
  });

  it('[ED-13.7] a kind that shows people is refused without them', () => {
    for (const kind of CUT_KINDS) {
      expect(() => ideaOf(kind, { ...input(PEOPLE['two people'], {}), subject: undefined })).toThrow('people');
    }
  });
});
