import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { Form, Shape } from '@cpc/design';
import { money, toDecimalString } from '@cpc/domain';
import type { WrittenCell } from '@cpc/sheets';
import type { Reader } from '../../base/db/database.ts';
import { ALL } from '../../modules/prices/price-columns.ts';
import { readCategories, readSurface } from '../../records/catalogue/goods.ts';
import { CATALOGUE_COLUMNS } from '../imports/catalogue.ts';
import { exported } from './table.ts';

type Cells = Readonly<Record<string, WrittenCell | undefined>>;

/** Models, shells, colours and prices as the table that an import reads: its import changes nothing. */
export async function exportCatalogue(
  reader: Reader,
  { format }: ActionInput<'Operator.exportCatalogue'>,
): Promise<ActionOutput<'Operator.exportCatalogue'>> {
  const lines = [
    ...(await modelLines(reader)),
    ...(await shellLines(reader)),
    ...(await colourLines(reader)),
    ...(await priceLines(reader)),
  ];
  const rows = lines.map((line) => CATALOGUE_COLUMNS.map((column) => line[column] ?? ''));
  return exported('catalogue', CATALOGUE_COLUMNS, rows, format);
}

async function modelLines(reader: Reader): Promise<Cells[]> {
  const rows = await reader.selectFrom('goods').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map(({ id, brand, model, year, source, surface: stored }) => {
    const { category, outline, cutouts, bleed, safeInset, keepOut, wrap, form, ...size } = readSurface(stored);
    return {
      record: 'model',
      id,
      category,
      brand,
      model,
      year,
      source,
      width: size.width,
      height: size.height,
      ...outlineCells(outline, size),
      cutouts: cutouts.length === 0 ? '' : JSON.stringify(cutouts),
      bleed,
      safe_inset: safeInset,
      keep_out: keepOut,
      wrap,
      form: form.kind,
      thickness: thicknessOf(form),
    };
  });
}

/** A rectangle of the surface's size is told by its radius, as a person would write it. */
function outlineCells(outline: Shape, { width, height }: { readonly width: number; readonly height: number }): Cells {
  const isWhole =
    outline.kind === 'roundedRect' &&
    outline.x === 0 &&
    outline.y === 0 &&
    outline.width === width &&
    outline.height === height;
  return isWhole ? { radius: outline.radius } : { outline: JSON.stringify(outline) };
}

function thicknessOf(form: Form): number | undefined {
  if (form.kind === 'shell') return form.depth;
  if (form.kind === 'ball') return form.diameter;
  return form.kind === 'disc' ? form.height : undefined;
}

async function shellLines(reader: Reader): Promise<Cells[]> {
  const rows = await reader.selectFrom('shells').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map(({ id, name, underbase, categories, own, facts }) => ({
    record: 'shell',
    id,
    name,
    underbase,
    category: readCategories(categories).join(' '),
    own: own === 1 ? 'yes' : 'no',
    facts: facts === '{}' ? '' : facts,
  }));
}

async function colourLines(reader: Reader): Promise<Cells[]> {
  const rows = await reader
    .selectFrom('shell_colours')
    .selectAll()
    .orderBy('shell_id')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ id, shell_id, name, colour, opacity }) => ({
    record: 'colour',
    id,
    shell: shell_id,
    name,
    colour,
    opacity,
  }));
}

async function priceLines(reader: Reader): Promise<Cells[]> {
  const rows = await reader.selectFrom('prices').selectAll().orderBy('machine_id').orderBy('shell_id').execute();
  return rows.map(({ machine_id, shell_id, amount, area_amount, currency }) => ({
    record: 'price',
    shell: shell_id,
    station: machine_id === '' ? ALL : machine_id,
    // Text, so that a program for tables shows every decimal.
    price: toDecimalString(money(amount, currency)),
    area_price: area_amount === 0 ? '' : toDecimalString(money(area_amount, currency)),
    currency,
  }));
}
