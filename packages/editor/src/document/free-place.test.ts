import {
  addLayer,
  applyDiff,
  boxAround,
  type DesignDocument,
  EMPTY_DOCUMENT,
  type Layer,
  shapeBounds,
} from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { picture, SURFACE } from '../testing.ts';
import { freePlace } from './free-place.ts';

const outlines = { outline: () => undefined };
const SIZE = { width: 26, height: 26 };
const withLayers = (...layers: readonly Layer[]): DesignDocument =>
  layers.reduce((document, layer) => applyDiff(document, addLayer(layer)), EMPTY_DOCUMENT);
const covering = picture('ground', {
  at: [SURFACE.width / 2, SURFACE.height / 2],
  width: mm(SURFACE.width + 8),
  height: mm(SURFACE.height + 8),
});

describe('the place of a new sticker', () => {
  it('[ED-01.1] is near the middle of an empty case, clear of the camera', () => {
    const { x, y } = freePlace(EMPTY_DOCUMENT, SURFACE, outlines, SIZE);
    expect(Math.abs(x - SURFACE.width / 2)).toBeLessThan(5);
    expect(Math.abs(y - SURFACE.height / 2)).toBeLessThan(6);
    for (const { shape } of SURFACE.cutouts) {
      const hole = shapeBounds(shape);
      const isApart = x - 10 > hole.x + hole.width || y - 10 > hole.y + hole.height;
      expect(isApart).toBe(true);
    }
  });

  it('[ED-01.1] is below the upper middle of a photo that covers the case: a face is mostly there', () => {
    const { y } = freePlace(withLayers(covering), SURFACE, outlines, SIZE);
    expect(y - SIZE.height / 2).toBeGreaterThan(SURFACE.height * 0.57);
    expect(y + SIZE.height / 2).toBeLessThan(SURFACE.height);
  });

  it('[ED-01.1] ten of them one after the other lie apart while there is room', () => {
    let document = EMPTY_DOCUMENT;
    const size = { width: 14, height: 14 };
    const boxes = Array.from({ length: 10 }, (_, n) => {
      const { x, y } = freePlace(document, SURFACE, outlines, size);
      const layer = picture(`p${n}`, { at: [x, y], width: mm(14), height: mm(14), stack: `a${n}` });
      document = applyDiff(document, addLayer(layer));
      return boxAround(layerCorners(layer, outlines));
    });
    const meets = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < 11 && Math.abs(a.y - b.y) < 11),
    );
    expect(meets).toEqual([]);
  });
});
