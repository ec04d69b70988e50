import {
  bleedBox,
  EMPTY_DOCUMENT,
  addLayer,
  applyDiff,
  forbiddenOn,
  frameOf,
  type LayerId,
  layersOf,
} from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { SURFACE } from '../testing.ts';
import { coveringPicture, isCaseShaped, isCovering, newPicture, withFacesClear } from './additions.ts';

const ID = 'photo' as LayerId;
const ASSET = 'a'.repeat(64) as AssetId;
const PHOTO = { width: 3_000, height: 4_000 };
const first = newPicture(EMPTY_DOCUMENT, SURFACE, ID, ASSET, PHOTO);

describe('pictures that are added', () => {
  it('[ED-16] a portrait whose face lies under the camera is moved until the face is clear, and still covers the case', () => {
    const face = { x: 0.3, y: 0.12, width: 0.2, height: 0.15 };
    expect(withFacesClear(first, SURFACE, [face])).not.toBe(first);
    const { placement, width, height } = withFacesClear(first, SURFACE, [face]);
    expect(isCovering({ ...first, placement, width, height }, SURFACE)).toBe(true);
    const [left, top] = [placement.x - width / 2 + face.x * width, placement.y - height / 2 + face.y * height];
    const { clear, zones } = forbiddenOn(SURFACE);
    expect(left).toBeGreaterThan(clear?.x ?? 0);
    for (const zone of zones) {
      const isApart =
        left > zone.x + zone.width ||
        left + face.width * width < zone.x ||
        top > zone.y + zone.height ||
        top + face.height * height < zone.y;
      expect(isApart).toBe(true);
    }
  });

  it('[ED-16] a photo without faces stays where it is', () => {
    expect(withFacesClear(first, SURFACE, [])).toBe(first);
  });

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
