import { expect, it } from 'vitest';
import { calibrationOf, nextSlot, typedOf } from './calibration-values.ts';

const typed = {
  measures: { offsetX: '0,35', offsetY: '−1.2', scaleX: '1002', scaleY: '1000', rotation: '0.1' },
  slots: [{ id: ' A ', x: '20', y: '30', width: '90', height: '180.5' }],
};
const calibration = {
  offsetX: 0.35,
  offsetY: -1.2,
  scaleX: 1002,
  scaleY: 1000,
  rotation: 0.1,
  slots: [{ id: 'A', x: 20, y: 30, width: 90, height: 180.5 }],
};

it('[SA-06] a calibration is typed with a comma or a point; other text is no number', () => {
  expect(calibrationOf(typed)).toEqual(calibration);
  expect(calibrationOf({ ...typed, measures: { ...typed.measures, rotation: 'a little' } })).toBeUndefined();
  expect(
    calibrationOf({ ...typed, slots: [{ ...(typed.slots[0] as (typeof typed.slots)[0]), x: '' }] }),
  ).toBeUndefined();
});

it('[SA-06] a stored calibration reads back unchanged, and a new slot gets a free name', () => {
  const stored = typedOf(calibration as unknown as Parameters<typeof typedOf>[0]);
  expect(calibrationOf(stored)).toEqual(calibration);
  expect(nextSlot(stored.slots).id).toBe('B');
});
