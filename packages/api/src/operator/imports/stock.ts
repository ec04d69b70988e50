import { type ImportFault, type ImportOutcome, mustBe } from '@cpc/contract';
import { createHash } from 'node:crypto';
import { brand, type ColourId, type GoodsId, type ShellId, type StationId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import type { With } from '../../base/services.ts';
import type { Reach } from '../../records/partners/reach.ts';
import type { StockItem } from '../../records/stock/item.ts';
import { restock } from '../../records/stock/restock.ts';
import { type Facts, named, readFacts } from './facts.ts';
import { finder } from './names.ts';
import { inTurns } from './in-turns.ts';
import { type ImportFile, refused } from './outcome.ts';
import { type Line, readTable, type Table } from './table.ts';

export const STOCK_COLUMNS = ['station', 'model', 'shell', 'colour', 'pieces'] as const;
const MAX_PIECES = 100_000;

interface StockFile extends ImportFile {
  readonly actor: string;
  readonly reason: string;
  /** The stations that may be named; all by default. */
  readonly reach?: Reach | undefined;
  /** Tells two deliveries with the same content apart: the number of a delivery note. */
  readonly reference?: string | undefined;
}

interface ReachedTable extends Table, Pick<StockFile, 'reach'> {}

interface Delivery {
  readonly line: number;
  readonly item: StockItem;
  readonly pieces: number;
}

/**
 * Adds the pieces of a delivery to the stock of stations (PA-03): all lines in one transaction, or none. The same file
 * under the same reference is imported once.
 * @throws TooManyFaults
 */
export async function importStock(services: With<'db' | 'clock' | 'random'>, file: StockFile): Promise<ImportOutcome> {
  const { db } = services;
  const mark = markOf(file);
  const table = () => ({ ...readTable(file.rows, STOCK_COLUMNS, STOCK_COLUMNS), reach: file.reach });
  if (file.dryRun) return look(db.read, mark, table());
  const write = (tx: Tx) => addAll(tx, services, file, mark, table());
  // Of two imports of one file at once, the database refuses the second one's movements.
  return db.transact(write).catch((error: unknown) => {
    if (isUniqueViolation(error)) return look(db.read, mark, table());
    throw error;
  });
}

/** Stands at the beginning of the id of every movement of this import. */
function markOf({ bytes, reference = '' }: StockFile): string {
  return `import-${createHash('sha256').update(reference).update('\0').update(bytes).digest('hex').slice(0, 32)}`;
}

async function look(reader: Reader, mark: string, table: ReachedTable): Promise<ImportOutcome> {
  const { faults, deliveries } = await planOf(reader, table);
  if (faults.length > 0) return refused(faults);
  const state = (await isDone(reader, mark, deliveries)) ? 'importedBefore' : 'checked';
  return { state, faults: [], counts: countsOf(deliveries) };
}

async function addAll(
  tx: Tx,
  services: With<'clock' | 'random'>,
  { actor, reason }: StockFile,
  mark: string,
  table: ReachedTable,
): Promise<ImportOutcome> {
  const { faults, deliveries } = await planOf(tx, table);
  if (faults.length > 0) return refused(faults);
  const counts = countsOf(deliveries);
  if (await isDone(tx, mark, deliveries)) return { state: 'importedBefore', faults: [], counts };
  for (const { line, item, pieces } of deliveries)
    await restock(tx, services, item, pieces, { actor, reason, id: `${mark}-${line}` });
  return { state: 'imported', faults: [], counts };
}

async function isDone(reader: Reader, mark: string, [first]: readonly Delivery[]): Promise<boolean> {
  const id = `${mark}-${first?.line ?? 0}`;
  return (await reader.selectFrom('stock_movements').select('id').where('id', '=', id).execute()).length > 0;
}

const countsOf = (deliveries: readonly Delivery[]) => ({
  lines: deliveries.length,
  pieces: deliveries.reduce((sum, { pieces }) => sum + pieces, 0),
});

async function planOf(
  reader: Reader,
  { lines, faults, reach }: ReachedTable,
): Promise<{ readonly faults: readonly ImportFault[]; readonly deliveries: readonly Delivery[] }> {
  const facts = await readFacts(reader, reach);
  const find = { ...facts, ...shellFinders(facts) };
  const deliveries = (await inTurns(lines, (line) => deliveryOf(line, find))).filter(
    (delivery) => delivery !== undefined,
  );
  return { faults, deliveries };
}

function shellFinders({ shells, colours }: Facts) {
  const own = new Map(
    shells.map((shell) => [
      shell.id,
      finder(
        colours.filter((colour) => colour.shell_id === shell.id),
        ({ name }) => [name],
      ),
    ]),
  );
  return {
    findShell: finder(shells, ({ name }) => [name]),
    findColour: (shellId: string) => own.get(shellId) ?? (() => []),
  };
}

function deliveryOf(line: Line, find: Facts & ReturnType<typeof shellFinders>): Delivery | undefined {
  const station = named(line, 'station', mustBe('known'), find.findStation);
  const shell = named(line, 'shell', mustBe('known'), find.findShell);
  if (shell?.own === 1) line.fault('shell', mustBe('stockedShell'));
  // The same phone exists as a case, a wrapped case and a skin: the shell says which.
  const suits = ({ category }: { readonly category: Facts['goods'][number]['category'] }) =>
    shell?.categories.includes(category) ?? true;
  const goods = named(line, 'model', shell ? mustBe('modelFor', { shell: shell.id }) : mustBe('known'), (name) =>
    find.findGoods(name).filter(suits),
  );
  const colour = shell && named(line, 'colour', mustBe('colourOf', { shell: shell.id }), find.findColour(shell.id));
  const pieces = piecesOf(line);
  if (!station || !goods || !shell || !colour || pieces === undefined) return undefined;
  const item = {
    machine_id: brand<StationId>(station.id),
    goods_id: brand<GoodsId>(goods.id),
    shell_id: brand<ShellId>(shell.id),
    colour_id: brand<ColourId>(colour.id),
  };
  return { line: line.line, item, pieces };
}

function piecesOf(line: Line): number | undefined {
  const text = line.figure('pieces');
  const pieces = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return pieces >= 1 && pieces <= MAX_PIECES
    ? pieces
    : line.fault('pieces', mustBe('wholeNumber', { least: 1, most: MAX_PIECES }));
}
