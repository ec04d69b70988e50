import { type ActionInput, CallError, type FoundPrinter, type StationSetup } from '@cpc/contract';
import { MAX_PRINTER_SEARCH_MS, PRINTER_SEARCH_MS, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { With } from '../../base/services.ts';
import { actorOf, type ShopPerson } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { noteStationWith } from '../../records/stations/note.ts';
import { lockStation } from '../../records/stations/state.ts';

type Ports = With<'db' | 'clock' | 'random'>;

const foundIn = (found: string | null): FoundPrinter[] => (found === null ? [] : JSON.parse(found));

/** The last search of a station, or the choice of what it found; null when the time of both is over (JN-10). */
export async function printersView(
  reader: Reader,
  stationId: StationId,
  now: number,
): Promise<StationSetup['printers']> {
  const row = await reader
    .selectFrom('station_printer_searches')
    .selectAll()
    .where('machine_id', '=', stationId)
    .executeTakeFirst();
  if (!row) return null;
  const { search_id, asked_at, found, chosen, chosen_at, outcome } = row;
  const since = now - PRINTER_SEARCH_MS;
  const isWaiting = chosen_at !== null && outcome === null;
  const isLate = isWaiting ? chosen_at <= since : found === null && asked_at <= now - MAX_PRINTER_SEARCH_MS;
  // A choice that ran out is told for as long as it could wait.
  if ((chosen_at ?? asked_at) <= (isWaiting ? since - PRINTER_SEARCH_MS : since)) return null;
  return {
    search_id,
    state: isLate ? 'late' : found === null ? 'searching' : 'found',
    found: foundIn(found),
    chosen,
    outcome,
  };
}

/**
 * Asks a station in reach to look for printers. A search that is not answered yet goes on, and a choice that the station
 * has not carried out yet stays. @throws CallError deviceMissing
 */
export async function findPrinters(
  { db, clock, random }: Ports,
  by: ShopPerson,
  { machine_id }: ActionInput<'Partner.findPrinters'>,
): Promise<void> {
  const now = clock.now();
  const asked = { search_id: random.id(), asked_at: now, found: null };
  const search = { ...asked, chosen: null, chosen_at: null, outcome: null };
  await db.transact(async (tx) => {
    await ownStation(tx, by, machine_id);
    // Not in the midst of a choice.
    await lockStation(tx, machine_id, now);
    await tx
      .insertInto('station_printer_searches')
      .values({ machine_id, ...search })
      .onConflict((conflict) =>
        conflict
          .column('machine_id')
          .doUpdateSet(search)
          .where((last) =>
            last.or([
              last('station_printer_searches.outcome', 'is not', null),
              last('station_printer_searches.chosen_at', '<=', now - PRINTER_SEARCH_MS),
              last('station_printer_searches.chosen_at', 'is', null).and(
                last.or([
                  last('station_printer_searches.found', 'is not', null),
                  last('station_printer_searches.asked_at', '<=', now - MAX_PRINTER_SEARCH_MS),
                ]),
              ),
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
    const now = clock.now();
    await ownStation(tx, by, machine_id);
    // Of two taps, the second sees what the first one chose.
    await lockStation(tx, machine_id, now);
    const search = await printersView(tx, machine_id, now);
    const printer = search?.found.find((each) => each.printer_id === printer_id);
    if (!printer || search?.search_id !== search_id || search.state === 'late') throw new CallError('notFound');
    if (search.chosen === printer_id && search.outcome !== 'gone') return;
    await tx
      .updateTable('station_printer_searches')
      .set({ chosen: printer_id, chosen_at: now, outcome: null })
      .where('machine_id', '=', machine_id)
      .where('search_id', '=', search_id)
      .execute();
    const detail = `${printer.name} (${printer.address})`;
    await noteStationWith(tx, clock, machine_id, { event: 'printerChosen', detail }, actorOf(by));
  });
}
