import { mm } from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Calibration,
  calibrationProblem,
  type JigSlot,
  NO_CALIBRATION,
  placeMatrix,
  placeOf,
} from './calibration.ts';
import { CASE } from './preflight/testing.ts';

const BED = { width: 300, height: 420 };
const slot = (id: string, x: number, y: number, width = 90, height = 180): JigSlot => {
  return { id, x: mm(x), y: mm(y), width: mm(width), height: mm(height) };
};
const placing = (calibration: Calibration, own?: { left: number; top: number }) => {
  return { calibration, version: 3, bed: BED, own };
};
const jig = (...slots: JigSlot[]): Calibration => ({ ...NO_CALIBRATION, slots });

describe('the place of a print', () => {
  it('[SA-06.1] without a calibration the print is alone on its page, uncorrected', () => {
    expect(placeOf(CASE, placing(NO_CALIBRATION))).toBeUndefined();
    expect(placeOf(CASE, placing(NO_CALIBRATION, { left: 20, top: 30 }))).toBeUndefined();
  });

  it('[SA-06.1] [SA-06.2] a print is centred in the smallest slot it fits in, on a page of the whole bed', () => {
    const slots = [slot('tight', 0, 0, 79, 300), slot('wide', 100, 0, 200, 200), slot('fits', 0, 210, 90, 200)];
    const place = placeOf(CASE, placing(jig(...slots)));
    expect(place).toMatchObject({ slot: 'fits', page: BED, version: 3, x: 5, y: 230 });
  });

  it('[SA-06.1] [SA-06.2] [CT-04.2] on a bed with slots a customer’s own case lies where the customer said', () => {
    const place = placeOf(CASE, placing(jig(slot('A', 0, 0)), { left: 21.5, top: 33 }));
    expect(place).toMatchObject({ x: 21.5, y: 33, page: BED });
  });

  it('[SA-06.1] the bed’s centre moves only by the offset, and lengths grow only by the scale', () => {
    const deviation = fc.integer({ min: -50, max: 50 });
    const length = fc.double({ min: -20, max: 20, noNaN: true });
    const turn = fc.double({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(length, length, deviation, turn, (offsetX, offsetY, off, rotation) => {
        const scale = 1000 + off;
        const correction = { offsetX: mm(offsetX), offsetY: mm(offsetY), scaleX: scale, scaleY: scale, rotation };
        const place = { version: 1, page: BED, x: mm(40), y: mm(60), slot: null, correction };
        const { a, b, c, d, e, f } = placeMatrix(place);
        const at = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
        const middle = at(150 - 40, 210 - 60);
        expect(middle.x).toBeCloseTo(150 + offsetX, 6);
        expect(middle.y).toBeCloseTo(210 + offsetY, 6);
        const [from, to] = [at(0, 0), at(30, 40)];
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo((50 * scale) / 1000, 6);
      }),
    );
  });

  it.each([
    ['slotOffBed', jig(slot('A', 250, 0)), 'pdf'],
    ['slotNamedTwice', jig(slot('A', 0, 0), slot('A', 100, 0)), 'pdf'],
    ['slotsOverlap', jig(slot('A', 0, 0), slot('B', 89, 0)), 'pdf'],
    ['onlyPdfTurns', { ...NO_CALIBRATION, rotation: 0.5 }, 'tiff'],
    [undefined, { ...jig(slot('A', 0, 0), slot('B', 90, 0)), offsetX: mm(2) }, 'png'],
  ] as const)('[SA-06.1] tells %s', (problem, calibration, format) => {
    expect(calibrationProblem(calibration, BED, format)).toBe(problem);
  });
});
