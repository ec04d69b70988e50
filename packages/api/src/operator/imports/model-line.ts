import { surface as surfaceSchema } from '@cpc/contract';
import { checkSurface, type Goods } from '@cpc/design';
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
  const year = Number(line.cell('year'));
  if (!Number.isInteger(year) || year < YEARS.least || year > YEARS.most)
    line.fault('year', `a year from ${YEARS.least} to ${YEARS.most}`);
  for (const column of ['model', 'source'] as const) if (line.cell(column) === '') line.fault(column, 'not empty');
  const result = surfaceSchema.safeParse(drawn(line));
  if (!result.success) {
    const fields = result.error.issues.map(({ path }) => String(path[0]));
    report(
      line,
      fields.map((field) => ({ column: columnOf(field), must: MUSTS[field] ?? 'as documented' })),
    );
    return undefined;
  }
  const surface = result.data;
  report(
    line,
    checkSurface(surface).map((problem) => ({
      column: columnOf(problem.split(' ')[0] ?? ''),
      must: `right: ${problem}`,
    })),
  );
  return { brand: line.cell('brand'), model: line.cell('model'), year, source: line.cell('source'), surface };
}

/** A rectangle that follows from a wrong width has nothing wrong of its own. */
function report(line: Line, faults: readonly { readonly column: string; readonly must: string }[]): void {
  const own = faults.filter(({ column }) => column !== 'outline' || line.cell('outline') !== '');
  for (const { column, must } of own.length > 0 ? own : faults) line.fault(column, must);
}

const MUSTS: Readonly<Record<string, string>> = {
  id: 'an id of letters, digits, dots and dashes',
  category: 'phoneCase, tShirt, golf, colourPlus, colourLite or bakedGoods',
  width: 'a width in mm',
  height: 'a height in mm',
  outline: 'a shape as JSON, or empty for a rectangle of width, height and radius',
  cutouts: 'a list of cut-outs as JSON, or empty',
  form: 'shell, ball, disc or garment, with its thickness in mm',
  bleed: 'a length in mm',
  safeInset: 'a length in mm',
  keepOut: 'a length in mm',
  wrap: 'a length in mm',
};

/** The column of a field of the surface, or of the first word of a problem with it. */
function columnOf(word: string): string {
  const column = word.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
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
  const text = line.cell(column);
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
