import type { ActionInput, ActionOutput, StockLine } from '@cpc/contract';
import { sql } from 'kysely';
import type { Locale } from '@cpc/i18n';
import { writeSheet } from '@cpc/sheets';
import { csvDecimal } from '../../base/sheet-cells.ts';
import type { Reader } from '../../base/db/database.ts';
import { type Reach, within } from '../../records/partners/reach.ts';
import { linesWhere } from '../../records/stock/lines.ts';
import { wishedKinds } from '../../records/wishes/kinds.ts';

const COLUMNS = ['station', 'model', 'shell', 'colour', 'pieces'];

/**
 * What to buy so that every kind lasts some days at the present use, reaches its set minimum and serves who waits for it
 * (SK-05), as a table with the columns of an import.
 */
export async function purchaseList(
  reader: Reader,
  reach: Reach,
  { machine_id, days, format }: ActionInput<'Partner.purchaseList'>,
  { now, language }: { readonly now: number; readonly language: Locale },
): Promise<ActionOutput<'Partner.purchaseList'>> {
  const stations =
    machine_id === undefined ? within(reach) : sql<boolean>`(${within(reach)} and machines.id = ${machine_id})`;
  const wished = await wishedKinds(reader, stations);
  const { lines } = await linesWhere(reader, stations, now, { which: 'watched' });
  const rows = lines
    .map((line) => ({ line, pieces: missingFor(line, days, wished(line)) }))
    .filter(({ pieces }) => pieces > 0);
  const cells = rows.map(({ line, pieces }) => [
    line.machine_name,
    `${line.brand} ${line.model}`,
    line.shell_name,
    line.colour_name,
    pieces,
  ]);
  const bytes = await writeSheet([COLUMNS, ...cells], format, csvDecimal(language));
  return {
    name: `purchase-${days}-days.${format}`,
    file: Buffer.from(bytes).toString('base64'),
    kinds: rows.length,
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
  };
}

/**
 * The pieces of a kind that are missing for so many days and for who waits for it, or up to the minimum that a person has
 * set.
 */
function missingFor(
  { used, used_days, available, minimum, minimum_set }: StockLine,
  days: number,
  waiting: number,
): number {
  const wanted = Math.max(Math.ceil((used * days) / used_days) + waiting, minimum_set ? minimum : 0);
  return Math.max(0, wanted - available);
}
