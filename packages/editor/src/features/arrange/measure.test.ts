import { degrees } from '@cpc/domain';
import type { Layer } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { MAX_SCALE, MIN_SCALE } from '../../geometry/placement.ts';
import { editorWith, picture } from '../../testing.ts';
import { measured, MEASURES, placedBy } from './measure.ts';

/** 20 × 30 mm around (40, 80). */
const upright = picture('a');
const turned: Layer = { ...upright, placement: { ...upright.placement, rotation: degrees(90) } };
const { assets } = editorWith([upright]);
const all = (layer: Layer) => MEASURES.map((measure) => Math.round(measured(assets, layer, measure) * 1e3) / 1e3);
const put = (layer: Layer, ...[measure, value]: [(typeof MEASURES)[number], number]): Layer => ({
  ...layer,
  placement: placedBy(assets, layer, measure, value),
});

describe('the numbers of a layer', () => {
  it('[ED-01.7] are the left and upper edge as it lies, its width and its angle', () => {
    expect(all(upright)).toEqual([30, 65, 20, 0]);
    expect(all(turned)).toEqual([25, 70, 20, 90]);
  });

  it('[ED-01.7] place it: each number that is put is the one that is shown then, and no other changes', () => {
    for (const layer of [upright, turned]) {
      const [, top, width, angle] = all(layer);
      expect(all(put(layer, 'x', 0))).toEqual([0, top, width, angle]);
    }
    expect(all(put(upright, 'y', -12.5))).toEqual([30, -12.5, 20, 0]);
    expect(all(put(upright, 'angle', -45.5)).at(-1)).toBe(-45.5);
  });

  it('[ED-01.7] keep the centre when width or angle changes', () => {
    const { placement } = put(put(upright, 'width', 40), 'angle', 30);
    expect(placement).toMatchObject({ x: 40, y: 80, scale: 2, rotation: 30, flipX: false });
  });

  it('[ED-01.7] turn an angle beyond half a circle into the one that a finger would give', () => {
    expect(put(upright, 'angle', 270).placement.rotation).toBe(-90);
    expect(put(turned, 'angle', 720).placement.rotation).toBe(0);
    expect(put(turned, 'angle', 1e300).placement.rotation).toSatisfy((angle: number) => Math.abs(angle) <= 180);
  });

  it('[ED-01.7] stay within the limits of a placement, whatever is typed', () => {
    expect(put(upright, 'width', -5).placement.scale).toBe(MIN_SCALE);
    expect(put(upright, 'width', 0).placement.scale).toBe(MIN_SCALE);
    expect(put(upright, 'width', 1e9).placement.scale).toBe(MAX_SCALE);
    expect(all(put(upright, 'x', 1e300))[0]).toBe(2_000);
    expect(all(put(upright, 'y', -1e300))[1]).toBe(-2_000);
  });
});
