import { applyDiff, EMPTY_DOCUMENT, type IdeaPhoto, isCell, layerId, layersOf, layoutsFor } from '@cpc/design';
import { parseDocument } from '@cpc/design';
import { type AssetId, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { SURFACE } from '../../testing.ts';
import { photosAsCollage, photosInPile } from './lay-photos.ts';

const photos = (count: number): readonly IdeaPhoto[] =>
  Array.from({ length: count }, (_, n) => ({ asset: `${n}`.repeat(64) as AssetId, width: 400, height: 300 + 40 * n }));

function laying() {
  let made = 0;
  return { surface: SURFACE, nextId: () => layerId(`layer-${String((made += 1)).padStart(12, '0')}`) };
}

describe('several photos that are chosen at once', () => {
  it('[ED-13.17] two to nine of them become a collage without an empty place, in any of its layouts', () => {
    for (let count = 2; count <= 9; count += 1)
      for (const { key } of layoutsFor(count)) {
        const document = applyDiff(EMPTY_DOCUMENT, photosAsCollage(EMPTY_DOCUMENT, photos(count), key, laying()));
        const cells = layersOf(document).filter(isCell);
        expect(cells.map(({ type }) => type)).toEqual(Array.from({ length: count }, () => 'picture'));
        expect(parseDocument(structuredClone(document)).ok).toBe(true);
      }
  });

  it('[ED-13.17] one over another, the first covers the case and the others lie apart on it, in their order', () => {
    const document = applyDiff(EMPTY_DOCUMENT, photosInPile(EMPTY_DOCUMENT, photos(5), laying()));
    const [ground, ...others] = layersOf(document);
    expect(layersOf(document).map((layer) => layer.type === 'picture' && layer.asset[0])).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(ground?.type === 'picture' && ground.width).toBeGreaterThan(SURFACE.width);
    const heights = others.map(({ placement }) => placement.y);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
    expect(parseDocument(structuredClone(document)).ok).toBe(true);
  });

  it('[ED-13.17] one over another, the first lies straight on goods without a bleed too', () => {
    const shirt = { ...laying(), surface: { ...SURFACE, bleed: mm(0) } };
    // As wide as the goods, not wider.
    const photo = { asset: 'a'.repeat(64) as AssetId, width: SURFACE.width, height: SURFACE.height };
    const [ground] = layersOf(applyDiff(EMPTY_DOCUMENT, photosInPile(EMPTY_DOCUMENT, [photo], shirt)));
    expect(ground?.placement).toMatchObject({ rotation: 0, y: SURFACE.height / 2 });
  });
});
