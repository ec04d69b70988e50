import { createTranslator } from '@cpc/i18n';
import { expect, it } from 'vitest';
import { calibrationOf, isMeasure, nextSlot, slotProblem, typedOf } from './calibration-values.ts';

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

it('[SA-06.1] a calibration is typed with a comma or a point; other text is no number', () => {
  expect(calibrationOf(typed)).toEqual(calibration);
  expect(calibrationOf({ ...typed, measures: { ...typed.measures, rotation: 'a little' } })).toBeUndefined();
  expect(
    calibrationOf({ ...typed, slots: [{ ...(typed.slots[0] as (typeof typed.slots)[0]), x: '' }] }),
  ).toBeUndefined();
});

it('[SA-06.1] [SA-06.2] [LG-08.7] a stored calibration reads back unchanged in every spelling, and a new slot gets a free name', () => {
  const stored = typedOf(
    calibration as unknown as Parameters<typeof typedOf>[0],
    createTranslator('de', {}).format.typed,
  );
  expect(calibrationOf(stored)).toEqual(calibration);
  expect(nextSlot(stored.slots).id).toBe('B');
});

it.each([
  ['offsetX', '-20', true],
  ['offsetX', '20,1', false],
  ['scaleX', '950', true],
  ['scaleX', '949', false],
  ['scaleY', '1000.5', false],
  ['rotation', '−5', true],
  ['rotation', '5.1', false],
  ['rotation', '', false],
] as const)('[SA-06.1] %s of “%s” is within its limits: %s', (name, text, within) => {
  expect(isMeasure(name, text)).toBe(within);
});

it('[SA-06.1] [SA-06.2] each field of a slot tells what is wrong with it', () => {
  const bed = { width: 200, height: 300 };
  const slot = { id: 'A', x: '20', y: '30', width: '180', height: '180.5' };
  const problems = (change: Partial<typeof slot>) =>
    (['id', 'x', 'y', 'width', 'height'] as const).flatMap((field) => {
      const problem = slotProblem({ ...slot, ...change }, field, bed);
      return problem === undefined ? [] : [`${field} ${problem}`];
    });
  expect(problems({})).toEqual([]);
  expect(problems({ id: 'a slot' })).toEqual(['id name']);
  expect(problems({ x: 'far' })).toEqual(['x number']);
  expect(problems({ x: '21' })).toEqual(['x offBed', 'width offBed']);
  expect(problems({ y: '-1', height: '0' })).toEqual(['y offBed', 'height offBed']);
});
