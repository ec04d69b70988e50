import { type ActionInput, CallError, type FoundPrinter, type StationSetup } from '@cpc/contract';
import { MAX_PRINTER_SEARCH_MS, PRINTER_SEARCH_MS, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { noteStationWith } from '../../records/stations/note.ts';
import { lockStation } from '../../records/stations/state.ts';

type Ports = With<'db' | 'clock' | 'random'>;

const rowOf = (reader: Reader, stationId: StationId, now: number) =>
  reader
    .selectFrom('station_printer_searches')
    .select(['search_id', 'asked_at', 'found', 'chosen', 'outcome'])
    .where('machine_id', '=', stationId)
    .where('asked_at', '>', now - PRINTER_SEARCH_MS)
    .executeTakeFirst();

const foundIn = (found: string | null): FoundPrinter[] => (found === null ? [] : JSON.parse(found));

/** The last search of a station; null when its time is over (JN-10). */
export async function printersView(
  reader: Reader,
  stationId: StationId,
  now: number,
): Promise<StationSetup['printers']> {
  const row = await rowOf(reader, stationId, now);
  if (!row) return null;
  const { search_id, asked_at, found, chosen, outcome } = row;
  const isOpen = asked_at > now - MAX_PRINTER_SEARCH_MS;
  return {
    search_id,
    state: found !== null ? 'found' : isOpen ? 'searching' : 'late',
    found: foundIn(found),
    chosen,
    outcome,
  };
}

/** Asks a station in reach to look for printers. A search that is not answered yet goes on. @throws CallError deviceMissing */
export async function findPrinters(
  { db, clock, random }: Ports,
  by: ShopPerson,
  { machine_id }: ActionInput<'Partner.findPrinters'>,
): Promise<void> {
  const now = clock.now();
  const search = { search_id: random.id(), asked_at: now, found: null, chosen: null, outcome: null };
  await db.transact(async (tx) => {
    await ownStation(tx, by, machine_id);
    await tx
      .insertInto('station_printer_searches')
      .values({ machine_id, ...search })
      .onConflict((conflict) =>
        conflict
          .column('machine_id')
          .doUpdateSet(search)
          .where((last) =>
            last.or([
              last('station_printer_searches.found', 'is not', null),
              last('station_printer_searches.asked_at', '<=', now - MAX_PRINTER_SEARCH_MS),
            ]),
          ),
      )
      .execute();
  });
}

/**
 * Chooses one of the printers that the station itself found; the station's history tells who chose which.
 * @throws CallError deviceMissing, or notFound for one that the last search has not found
 */
export async function choosePrinter(
  { db, clock }: Ports,
  by: ShopPerson,
  { machine_id, search_id, printer_id }: ActionInput<'Partner.choosePrinter'>,
): Promise<void> {
  await db.transact(async (tx) => {
    await ownStation(tx, by, machine_id);
    // Of two taps, the second sees what the first one chose.
    await lockStation(tx, machine_id, clock.now());
    const row = await rowOf(tx, machine_id, clock.now());
    const printer = foundIn(row?.found ?? null).find((each) => each.printer_id === printer_id);
    if (!printer || row?.search_id !== search_id) throw new CallError('notFound');
    if (row.chosen === printer_id && row.outcome !== 'gone') return;
    await tx
      .updateTable('station_printer_searches')
      .set({ chosen: printer_id, outcome: null })
      .where('machine_id', '=', machine_id)
      .where('search_id', '=', search_id)
      .execute();
    const detail = `${printer.name} (${printer.address})`;
    await noteStationWith(tx, clock, machine_id, { event: 'printerChosen', detail }, actorOf(by));
  });
}
