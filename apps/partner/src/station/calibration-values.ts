import type { StationCare } from '@cpc/contract';
import { mm, recordOf } from '@cpc/domain';

type Calibration = StationCare['calibration'];

export const MEASURES = ['offsetX', 'offsetY', 'scaleX', 'scaleY', 'rotation'] as const;
export type Measure = (typeof MEASURES)[number];
export const SIDES = ['x', 'y', 'width', 'height'] as const;
export type Side = (typeof SIDES)[number];

/** A calibration as typed: the text of every field. */
export interface TypedCalibration {
  readonly measures: Readonly<Record<Measure, string>>;
  readonly slots: readonly ({ readonly id: string } & Readonly<Record<Side, string>>)[];
}

export const typedOf = (calibration: Calibration): TypedCalibration => ({
  measures: recordOf(MEASURES, (name) => String(calibration[name])),
  slots: calibration.slots.map((slot) => ({ id: slot.id, ...recordOf(SIDES, (side) => String(slot[side])) })),
});

/** The typed texts as numbers; undefined if one is not a number. A comma counts as a decimal point. */
export function calibrationOf({ measures, slots }: TypedCalibration): Calibration | undefined {
  const values = recordOf(MEASURES, (name) => numberOf(measures[name]));
  const boxes = slots.map((slot) => ({ id: slot.id.trim(), ...recordOf(SIDES, (side) => mm(numberOf(slot[side]))) }));
  const all = [...Object.values(values), ...boxes.flatMap((box) => SIDES.map((side) => box[side]))];
  if (all.some(Number.isNaN)) return undefined;
  return { ...values, offsetX: mm(values.offsetX), offsetY: mm(values.offsetY), slots: boxes };
}

/** The next free slot name: A, B, C, … */
export function nextSlot(slots: TypedCalibration['slots']): TypedCalibration['slots'][number] {
  const names = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const id = names.find((name) => slots.every((slot) => slot.id !== name)) ?? '';
  return { id, x: '0', y: '0', width: '90', height: '180' };
}

const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.').replace('−', '-'));
