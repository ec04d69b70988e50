import { CallError } from '@cpc/contract';
import { type Bay, type HeldInBays, type PrintJobId, type StationId, chooseBay, freeIn } from '@cpc/domain';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { heldInBays, readBays } from './held.ts';

interface LockedBays {
  readonly bays: readonly Bay[];
  readonly held: HeldInBays;
}

/** Locks the bays of a station for the rest of the transaction. An order is locked before them, never after. */
export async function lockBays(tx: Tx, stationId: StationId): Promise<LockedBays> {
  const row = await tx
    .insertInto('station_bays')
    .values({ machine_id: stationId, bays: null, version: 0 })
    .onConflict((conflict) =>
      conflict.column('machine_id').doUpdateSet({ version: sql<number>`station_bays.version + 1` }),
    )
    .returning('bays')
    .executeTakeFirstOrThrow();
  const held = (await heldInBays(tx, [stationId])).get(stationId) ?? new Map<string, number>();
  return { bays: readBays(row.bays), held };
}

/** The bay for a print that begins: its place is taken until it is picked up. @returns undefined while all are full */
export async function bayForPrint(tx: Tx, stationId: StationId): Promise<string | undefined> {
  const { bays, held } = await lockBays(tx, stationId);
  return chooseBay(bays, held);
}

/**
 * Checks that a person can put an item into a bay.
 * @returns the bay's name as the shop wrote it
 * @throws CallError bayMissing for a bay that the station does not have, or bayFull
 */
export async function bayForPerson(
  tx: Tx,
  stationId: StationId,
  typed: string,
  job: { readonly id: PrintJobId; readonly bay: string | null },
): Promise<string> {
  const { bays, held } = await lockBays(tx, stationId);
  const bay = bays.find(({ name }) => name.toLowerCase() === typed.trim().toLowerCase());
  if (!bay) throw new CallError('bayMissing', { bay: typed.trim() });
  // Its own place is counted already.
  if (job.bay !== bay.name && freeIn(bay, held) === 0) throw new CallError('bayFull', { bay: bay.name });
  return bay.name;
}

/** The bay that a station says a print lies in; the one that was kept for the print if the station has no such bay. */
export async function bayAmong(
  tx: Tx,
  { machine_id, bay: kept }: { readonly machine_id: StationId; readonly bay: string | null },
  said: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('station_bays')
    .select('bays')
    .where('machine_id', '=', machine_id)
    .executeTakeFirst();
  return readBays(row?.bays ?? null).some(({ name }) => name === said) ? said : kept;
}
