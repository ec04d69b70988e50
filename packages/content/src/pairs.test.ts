import {
  addLayersOnTop,
  applyDiff,
  bleedBox,
  type DesignDocument,
  designCost,
  EMPTY_DOCUMENT,
  groupId,
  hexColour,
  type IdeaPhoto,
  layerId,
  layersOf,
  MAX_DESIGN_COST,
  nameLayers,
  PAIR_KINDS,
  type PairInput,
  pairOf,
  parseDocument,
  preflight,
  region,
  regionContains,
  seamOf,
  shapeContains,
  type StickerLayer,
  type Surface,
  type TextLayer,
  toSurface,
} from '@cpc/design';
import { ALL_WELL, roughText } from '@cpc/design/testing';
import { type AssetId, brand, degrees, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { GOODS, STICKERS } from './index.ts';

const CASES = GOODS.map(({ surface }) => surface).filter(({ form }) => form.kind === 'shell');
/** Phones of all brands and sizes, wrapped cases and skins, each with another one. */
const COUPLES = CASES.filter((_, i) => i % 31 === 0).map(
  (own, i) => [own, i % 3 === 0 ? own : (CASES[(i * 57 + 11) % CASES.length] as Surface)] as const,
);
const PHOTO: IdeaPhoto = { asset: brand<AssetId>('a'.repeat(64)), width: 4_000, height: 3_000 };
const INK = hexColour('#16161c');
const BOX = { width: 2.4, height: 1.4 };
const lettering = (text: string) => ({ text, typeface: 'pacifico', box: BOX });
const boxOf = (layer: TextLayer) => ({ width: layer.text.length * 0.6 * layer.size, height: 1.2 * layer.size });

/** A name laid over a case. */
function designOn(surface: Surface): DesignDocument {
  let n = 0;
  const art = { look: 'brick', name: 'Lena', typeface: 'pacifico', inks: [INK, INK, INK] } as const;
  const making = { group: groupId('g'), nextId: () => layerId(`n${(n += 1)}`) };
  const layers = nameLayers(art, { name: BOX, initial: { width: 0.6, height: 1.4 } }, surface, making);
  return applyDiff(EMPTY_DOCUMENT, addLayersOnTop(EMPTY_DOCUMENT, layers));
}

const inputFor = ([own, other]: readonly [Surface, Surface], more: Partial<PairInput> = {}): PairInput => ({
  document: designOn(own),
  own,
  other,
  side: 'left',
  photo: PHOTO,
  palette: [
    { colour: hexColour('#52635d'), share: 0.6 },
    { colour: hexColour('#d56542'), share: 0.4 },
  ],
  names: { own: lettering('Lena'), other: lettering('Johannes') },
  word: { left: lettering('LO'), right: lettering('VE') },
  boxOf,
  round: 0,
  ...more,
});

/** The stickers of a group that the mirror image of a design does not flip. */
function readableIn(isOfGroup: (group: string) => boolean): readonly string[] {
  const of = STICKERS.filter(({ group }) => isOfGroup(group));
  const [couple] = COUPLES;
  if (!couple) throw new Error('there are no cases');
  const base = { stack: 'a0', group: null, opacity: 1, locked: false, hidden: false } as const;
  const placement = { x: mm(40), y: mm(100), scale: 1, rotation: degrees(0), flipX: false, flipY: false };
  const layers = of.map(({ key }, i): StickerLayer => {
    return {
      ...base,
      id: layerId(`s${i}`),
      type: 'sticker',
      sticker: key,
      placement,
      width: mm(10),
      height: mm(10),
      colours: [],
    };
  });
  const document = applyDiff(EMPTY_DOCUMENT, addLayersOnTop(EMPTY_DOCUMENT, layers));
  const other = pairOf('mirror', inputFor(couple, { document }))?.other ?? EMPTY_DOCUMENT;
  return layersOf(other).flatMap((layer) =>
    layer.type === 'sticker' && !layer.placement.flipX ? [layer.sticker] : [],
  );
}

describe('pairs of cases', () => {
  it('[ED-13.8] a mirror image flips every sticker that is not read', () => {
    const words = STICKERS.filter(({ group }) => group === 'words').map(({ key }) => key);
    expect(readableIn((group) => group === 'words').toSorted()).toEqual(words.toSorted());
    const others = readableIn((group) => group !== 'words');
    expect(others).toHaveLength(16);
    expect(others).toEqual(expect.arrayContaining(['ok-button', 'zzz', '1st-place-medal']));
  });

  it.each(PAIR_KINDS)(
    '[ED-13.8] both halves of %s are valid designs on all cases, and their names are safe',
    (kind) => {
      for (const couple of COUPLES) {
        for (const round of [0, 1, 2, 3]) {
          const side = round % 2 === 0 ? 'left' : 'right';
          const pair = pairOf(kind, inputFor(couple, { round, side }));
          for (const [i, document] of [pair?.own, pair?.other].entries()) {
            const surface = couple[i] as Surface;
            if (!document) throw new Error(`${kind}: there is no pair`);
            expect([surface.id, parseDocument(JSON.parse(JSON.stringify(document)))]).toMatchObject([
              surface.id,
              { ok: true },
            ]);
            expect(designCost(document, surface).total).toBeLessThan(MAX_DESIGN_COST / 3);
            const safe = region(surface, 'safe');
            const texts = layersOf(document).filter((layer): layer is TextLayer => layer.type === 'text');
            const isDesign = kind === 'mirror' || kind === 'colours';
            if (isDesign && i === 0) continue;
            const unsafe = texts.filter(({ placement }) => !regionContains(safe, placement)).map(({ text }) => text);
            expect([kind, surface.id, round, unsafe]).toEqual([kind, surface.id, round, []]);
          }
        }
      }
    },
    120_000,
  );

  it('[ED-13.8] the halves of a photo cover their cases, and preflight has nothing to say about any kind', () => {
    for (const couple of COUPLES) {
      for (const kind of ['photo', 'halves', 'word'] as const) {
        const pair = pairOf(kind, inputFor(couple));
        for (const [i, document] of [pair?.own, pair?.other].entries()) {
          const surface = couple[i] as Surface;
          if (!document) throw new Error(`${kind}: there is no pair`);
          const found = preflight({
            document,
            surface,
            shell: { colour: hexColour('#ffffff'), opacity: 1, underbase: 'none' },
            facts: { ...ALL_WELL, text: (layer) => roughText({ text: layer.text.slice(0, 3), size: layer.size }) },
          });
          expect([kind, surface.id, found]).toEqual([kind, surface.id, []]);
          if (kind !== 'photo') continue;
          const { x, y, width, height } = bleedBox(surface);
          const [photo] = layersOf(document);
          if (photo?.type !== 'picture') throw new Error('there is no photo');
          const first = toSurface(photo.placement, { x: -photo.width / 2, y: -photo.height / 2 });
          expect(first.x).toBeCloseTo(x, 1);
          expect(first.y).toBeCloseTo(y, 1);
          expect([photo.width, photo.height].map((n) => Math.round(n * 10))).toEqual(
            [width, height].map((n) => Math.round(n * 10)),
          );
        }
      }
    }
  });

  it('[ED-13.8] half a heart meets the other half at the seam, and keeps clear of both cameras', () => {
    for (const couple of COUPLES) {
      const pair = pairOf('halves', inputFor(couple));
      const seam = seamOf({ left: couple[0], right: couple[1] });
      const hearts = [pair?.own, pair?.other].map((document) =>
        layersOf(document ?? EMPTY_DOCUMENT).find((layer) => layer.type === 'picture'),
      );
      const [left, right] = hearts;
      if (left?.type !== 'picture' || right?.type !== 'picture') throw new Error('there is no heart');
      expect([left.width, left.height, left.crop]).toEqual([right.width, right.height, right.crop]);
      expect(left.placement.x).toBeCloseTo(seam.xOn('left'), 1);
      expect(right.placement.x).toBeCloseTo(seam.xOn('right'), 1);
      expect(left.placement.y - couple[0].height / 2).toBeCloseTo(right.placement.y - couple[1].height / 2, 1);
      for (const [i, heart] of [left, right].entries()) {
        const holes = region(couple[i] as Surface, 'outline').holes;
        const spots = [0, 0.15, 0.3].flatMap((y) =>
          [-0.3, 0, 0.3].map((x) => ({ x: x * left.width, y: y * left.height })),
        );
        const under = spots
          .map((spot) => toSurface(heart.placement, spot))
          .filter((at) => holes.some((hole) => shapeContains(hole, at)));
        expect([couple[i]?.id, under]).toEqual([couple[i]?.id, []]);
      }
      expect(left.width).toBeGreaterThan(couple[0].width * 0.6);
    }
  });
});
