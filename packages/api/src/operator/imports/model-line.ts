import { type Must, mustBe, surface as surfaceSchema } from '@cpc/contract';
import { CATEGORIES, checkSurface, type Goods, type Limits, MARGIN_LIMITS, SIDE_LIMITS } from '@cpc/design';
import type { Line } from './table.ts';

export const MODEL_COLUMNS = [
  'category',
  'brand',
  'model',
  'year',
  'source',
  'width',
  'height',
  'radius',
  'outline',
  'cutouts',
  'bleed',
  'safe_inset',
  'keep_out',
  'wrap',
  'form',
  'thickness',
];

const YEARS = { least: 1990, most: 2100 };

/** Reads a line with a model: its surface from `width`, `height` and `radius`, or from an `outline` as JSON. */
export function modelOf(line: Line): Goods | undefined {
  const year = Number(line.figure('year'));
  if (!Number.isInteger(year) || year < YEARS.least || year > YEARS.most)
    line.fault('year', mustBe('wholeNumber', { least: String(YEARS.least), most: String(YEARS.most) }));
  for (const column of ['model', 'source'] as const) if (line.cell(column) === '') line.fault(column, mustBe('filled'));
  const result = surfaceSchema.safeParse(drawn(line));
  if (!result.success) {
    const fields = result.error.issues.map(({ path }) => String(path[0]));
    report(
      line,
      fields.map((field) => ({ field })),
    );
    return undefined;
  }
  const surface = result.data;
  report(line, checkSurface(surface));
  return { brand: line.cell('brand'), model: line.cell('model'), year, source: line.cell('source'), surface };
}

interface FieldFault extends Partial<Limits> {
  readonly field: string;
}

/** A rectangle that follows from a wrong width has nothing wrong of its own. */
function report(line: Line, faults: readonly FieldFault[]): void {
  const all = faults.map((fault) => ({ column: columnOf(fault.field), must: mustOf(fault) }));
  const own = all.filter(({ column }) => column !== 'outline' || line.cell('outline') !== '');
  for (const { column, must } of own.length > 0 ? own : all) line.fault(column, must);
}

/** What the cell of a field must be; without limits of its own those that a length always has. */
function mustOf({ field, least, most }: FieldFault): Must {
  if (least !== undefined && most !== undefined) return mustBe('length', { least, most });
  const cell = CELLS[field];
  if (cell) return cell;
  const { least: shortest, most: longest } = field === 'width' || field === 'height' ? SIDE_LIMITS : MARGIN_LIMITS;
  return mustBe('length', { least: shortest, most: longest });
}

const CELLS: Readonly<Record<string, Must>> = {
  id: mustBe('id'),
  category: mustBe('oneOf', { names: [...CATEGORIES] }),
  outline: mustBe('outline'),
  cutouts: mustBe('cutouts'),
  form: mustBe('form', { names: ['shell', 'ball', 'disc', 'garment'] }),
};

/** The column of a field of the surface. */
function columnOf(field: string): string {
  const column = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return MODEL_COLUMNS.includes(column) || column === 'id' ? column : 'outline';
}

function drawn(line: Line) {
  const [width, height] = [lengthIn(line, 'width'), lengthIn(line, 'height')];
  const rectangle = { kind: 'roundedRect', x: 0, y: 0, width, height, radius: lengthIn(line, 'radius', 0) };
  return {
    id: line.cell('id'),
    category: line.cell('category'),
    width,
    height,
    outline: line.cell('outline') === '' ? rectangle : jsonIn(line, 'outline'),
    cutouts: line.cell('cutouts') === '' ? [] : jsonIn(line, 'cutouts'),
    bleed: lengthIn(line, 'bleed', 0),
    safeInset: lengthIn(line, 'safe_inset', 0),
    keepOut: lengthIn(line, 'keep_out', 0),
    wrap: lengthIn(line, 'wrap', 0),
    form: formOf(line),
  };
}

function formOf(line: Line) {
  const thickness = lengthIn(line, 'thickness');
  const kind = line.cell('form').toLowerCase() || 'shell';
  return { kind, depth: thickness, diameter: thickness, height: thickness };
}

function lengthIn(line: Line, column: string, absent?: number): number | undefined {
  const text = line.figure(column);
  if (text === '') return absent;
  return /^\d{1,4}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

function jsonIn(line: Line, column: string): unknown {
  try {
    return JSON.parse(line.cell(column));
  } catch {
    return undefined;
  }
}
