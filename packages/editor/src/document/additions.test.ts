import {
  bleedBox,
  EMPTY_DOCUMENT,
  addLayer,
  applyDiff,
  frameOf,
  type LayerId,
  layersOf,
  type PictureLayer,
} from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { SURFACE } from '../testing.ts';
import { coveringPicture, isCaseShaped, newPicture } from './additions.ts';

const ID = 'photo' as LayerId;
const ASSET = 'a'.repeat(64) as AssetId;
const PHOTO = { width: 3_000, height: 4_000 };
const first = newPicture(EMPTY_DOCUMENT, SURFACE, ID, ASSET, PHOTO);

function isCovering({ placement, width, height }: PictureLayer, surface: typeof SURFACE): boolean {
  const box = bleedBox(surface);
  const reach = { x: Math.abs(placement.x - surface.width / 2), y: Math.abs(placement.y - surface.height / 2) };
  return width / 2 - reach.x >= box.width / 2 - 0.01 && height / 2 - reach.y >= box.height / 2 - 0.01;
}

describe('pictures that are added', () => {
  it('[ED-01.2] a logo that is clear around it is shown whole', () => {
    const logo = newPicture(EMPTY_DOCUMENT, SURFACE, ID, ASSET, { width: 800, height: 400, isClear: true });
    const frame = frameOf(SURFACE);
    expect(logo.width).toBeLessThanOrEqual(frame.width + 0.01);
    expect(logo.placement.x).toBeCloseTo(frame.x + frame.width / 2);
    expect(isCovering(first, SURFACE)).toBe(true);
  });

  it('[AI-06.1] what was drawn for the whole case covers it, also over a photo', () => {
    const { width, height } = bleedBox(SURFACE);
    expect([isCaseShaped({ width: width * 10, height: height * 10 }, SURFACE), isCaseShaped(PHOTO, SURFACE)]).toEqual([
      true,
      false,
    ]);
    const document = applyDiff(EMPTY_DOCUMENT, addLayer(first));
    const drawing = coveringPicture(document, SURFACE, 'drawing' as LayerId, ASSET, {
      width: width * 10,
      height: height * 10,
    });
    expect(isCovering(drawing, SURFACE)).toBe(true);
    expect(layersOf(applyDiff(document, addLayer(drawing))).at(-1)?.id).toBe('drawing');
  });
});
