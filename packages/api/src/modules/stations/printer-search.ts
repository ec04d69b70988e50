import type { ActionInput } from '@cpc/contract';
import { MAX_PRINTER_SEARCH_MS, PRINTER_SEARCH_MS, type StationId } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { With } from '../../base/services.ts';
import { lockStation } from '../../records/stations/state.ts';

interface Now {
  readonly stationId: StationId;
  /** The earliest search that may still be answered, and the earliest choice that may still count. */
  readonly searching: number;
  readonly choosing: number;
}

const openAt = prepared((reader, { stationId, searching, choosing }: Now) =>
  reader
    .selectFrom('station_printer_searches')
    .select(['search_id', 'asked_at', 'chosen', 'chosen_at'])
    .where('machine_id', '=', stationId)
    .where('outcome', 'is', null)
    .where((search) =>
      search.or([search('found', 'is', null).and('asked_at', '>', searching), search('chosen_at', '>', choosing)]),
    ),
);

/** What the station should look for or change to (JN-10). It is told until it has answered, or the time is over. */
export async function askedPrinterSearch(reader: Reader, stationId: StationId, now: number) {
  const [asked] = await openAt(reader, {
    stationId,
    searching: now - MAX_PRINTER_SEARCH_MS,
    choosing: now - PRINTER_SEARCH_MS,
  });
  if (!asked) return undefined;
  const { search_id, asked_at, chosen, chosen_at } = asked;
  const until = chosen_at === null ? asked_at + MAX_PRINTER_SEARCH_MS : chosen_at + PRINTER_SEARCH_MS;
  return { search_id, left_ms: until - now, ...(chosen !== null && { chosen }) };
}

/** Keeps what a station found, until one of them is chosen. */
export async function keepFoundPrinters(
  { db }: With<'db'>,
  stationId: StationId,
  { search_id, printers }: ActionInput<'Station.foundPrinters'>,
): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('station_printer_searches')
      .set({ found: JSON.stringify(printers) })
      .where('machine_id', '=', stationId)
      .where('search_id', '=', search_id)
      .where('chosen', 'is', null)
      .execute(),
  );
}

/** Keeps what came of a choice. An answer to an earlier choice changes nothing. A test page of another printer is outdated. */
export async function keepPrinterChosen(
  { db, clock }: With<'db' | 'clock'>,
  stationId: StationId,
  { search_id, printer_id, outcome }: ActionInput<'Station.printerChosen'>,
): Promise<void> {
  await db.transact(async (tx) => {
    const printer_at = clock.now();
    await lockStation(tx, stationId, printer_at);
    const { numUpdatedRows } = await tx
      .updateTable('station_printer_searches')
      .set({ outcome })
      .where('machine_id', '=', stationId)
      .where('search_id', '=', search_id)
      .where('chosen', '=', printer_id)
      .where('outcome', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n || outcome !== 'used') return;
    await tx.updateTable('station_reports').set({ printer_at }).where('machine_id', '=', stationId).execute();
  });
}

/** Deletes the searches that no page shows any more: they tell what devices in the networks of shops call themselves. Called by a sweep. */
export async function dropOldSearches({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const before = clock.now() - 2 * PRINTER_SEARCH_MS;
  await db.transact((tx) =>
    tx
      .deleteFrom('station_printer_searches')
      .where('asked_at', '<', before)
      .where((search) => search.or([search('chosen_at', 'is', null), search('chosen_at', '<', before)]))
      .execute(),
  );
}
