import type { StationCare } from '@cpc/contract';
import { CALIBRATION_LIMITS } from '@cpc/design';
import { mm, readNumber, recordOf } from '@cpc/domain';
import type { Formats } from '@cpc/i18n';

type Calibration = StationCare['calibration'];

export const MEASURES = ['offsetX', 'offsetY', 'scaleX', 'scaleY', 'rotation'] as const;
export type Measure = (typeof MEASURES)[number];
export const SIDES = ['x', 'y', 'width', 'height'] as const;
export type Side = (typeof SIDES)[number];
/** The fields of a slot. */
export const FIELDS = ['id', ...SIDES] as const;

/** A calibration as typed: the text of every field. */
export interface TypedCalibration {
  readonly measures: Readonly<Record<Measure, string>>;
  readonly slots: readonly ({ readonly id: string } & Readonly<Record<Side, string>>)[];
}

/** More than any printer is set to. */
const DECIMALS = 6;

/** The fields of a calibration. @param write writes a number as people of the language type it */
export const typedOf = (calibration: Calibration, write: Formats['typed']): TypedCalibration => ({
  measures: recordOf(MEASURES, (name) => write(calibration[name], DECIMALS)),
  slots: calibration.slots.map((slot) => ({
    id: slot.id,
    ...recordOf(SIDES, (side) => write(slot[side], DECIMALS)),
  })),
});

/** The least and the most that a measure may be. */
const { offset, scale, rotation } = CALIBRATION_LIMITS;
export const LIMITS: Readonly<Record<Measure, { readonly least: number; readonly most: number }>> = {
  offsetX: { least: -offset, most: offset },
  offsetY: { least: -offset, most: offset },
  scaleX: { least: 1000 - scale, most: 1000 + scale },
  scaleY: { least: 1000 - scale, most: 1000 + scale },
  rotation: { least: -rotation, most: rotation },
};

/** Returns true for a number within the limits; the scales are whole thousandths. */
export function isMeasure(name: Measure, typed: string): boolean {
  const value = numberOf(typed);
  const { least, most } = LIMITS[name];
  const whole = name === 'scaleX' || name === 'scaleY';
  return value >= least && value <= most && (!whole || Number.isInteger(value));
}

/** What is wrong with a field of a slot; undefined if it can be one. */
export function slotProblem(
  slot: TypedCalibration['slots'][number],
  field: Side | 'id',
  bed: Readonly<Record<'width' | 'height', number>>,
): 'name' | 'number' | 'offBed' | undefined {
  if (field === 'id') return /^[\w-]{1,20}$/.test(slot.id.trim()) ? undefined : 'name';
  const value = numberOf(slot[field]);
  if (Number.isNaN(value)) return 'number';
  const isSize = field === 'width' || field === 'height';
  if (isSize ? value <= 0 : value < 0) return 'offBed';
  const [start, size, all] =
    field === 'x' || field === 'width' ? [slot.x, slot.width, bed.width] : [slot.y, slot.height, bed.height];
  return numberOf(start) + numberOf(size) > all ? 'offBed' : undefined;
}

/** The typed texts as numbers; undefined if one is not a number. */
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

const numberOf = (typed: string): number => readNumber(typed) ?? Number.NaN;
