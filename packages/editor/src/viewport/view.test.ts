import type { Surface } from '@cpc/design';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../../dev/phone.ts';
import type { Size } from '../geometry/view.ts';
import { fitStage } from './view.ts';

const round = { kind: 'ellipse', cx: mm(12.5), cy: mm(12.5), rx: mm(12.5), ry: mm(12.5) } as const;
const side = mm(25);
const BALL: Surface = {
  ...PHONE,
  width: side,
  height: side,
  outline: round,
  cutouts: [],
  form: { kind: 'ball', diameter: mm(42.7) },
};
const BISCUIT: Surface = { ...BALL, form: { kind: 'disc', height: mm(8) } };
const SHIRT: Surface = { ...BALL, width: mm(300), height: mm(400), form: { kind: 'garment' } };

const POCKET_PHONE: Size = { width: 412, height: 720 };
const DESK: Size = { width: 1440, height: 1000 };

/** The box of the surface with a border of `beyond` mm, on the stage, CSS pixels. */
function boxOf(stage: Size, surface: Surface, beyond: number) {
  const { scale, x, y } = fitStage(stage, surface);
  return {
    left: x - beyond * scale,
    top: y - beyond * scale,
    right: x + (surface.width + beyond) * scale,
    bottom: y + (surface.height + beyond) * scale,
  };
}

const isWithin = (stage: Size, { left, top, right, bottom }: ReturnType<typeof boxOf>): boolean =>
  Math.min(left, top) >= 0 && right <= stage.width && bottom <= stage.height;

describe('the view a studio opens with', () => {
  it('[LN-06.2] on a desk shows a whole ball and a biscuit with its border', () => {
    expect(isWithin(DESK, boxOf(DESK, BALL, (42.7 - 25) / 2))).toBe(true);
    expect(isWithin(DESK, boxOf(DESK, BISCUIT, 5))).toBe(true);
  });

  it('[LN-06.2] on a desk shows a shirt from collar to hem', () => {
    const { scale, y } = fitStage(DESK, SHIRT);
    expect(y - 105 * scale).toBeGreaterThan(0);
    expect(y + 635 * scale).toBeLessThan(DESK.height);
  });

  it('[ED-02.6] on a phone shows the print as large as possible, whole and centred', () => {
    for (const surface of [PHONE, BALL, BISCUIT, SHIRT]) {
      const box = boxOf(POCKET_PHONE, surface, 0);
      expect(isWithin(POCKET_PHONE, box)).toBe(true);
      expect(box.left + box.right).toBeCloseTo(POCKET_PHONE.width);
      expect(box.right - box.left).toBeGreaterThan(280);
    }
  });
});
