import { CallError } from '@cpc/contract';
import { MAX_PICKUP_MISSES, type StationId, PICKUP_MISSES_KEPT_MS, pickupRestMs } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../base/db/database.ts';
import { DAY_MS } from '../../../base/ports/clock.ts';
import type { With } from '../../../base/services.ts';
import type { StationsTables } from '../../../base/db/tables/stations.ts';

type Ports = With<'db' | 'clock'>;
type Row = Selectable<StationsTables['pickup_guesses']>;

/** What may follow a code that was counted. */
export interface CountedGuess {
  /** The code was no guess: removes it from the count. */
  readonly undo: () => Promise<void>;
  /** The code was wrong. The partner is told about the fifth in a row and each one after it. */
  readonly wrong: () => Promise<void>;
}

/**
 * Counts a code before it is checked, so that many codes at once do not bypass the limit (QU-02).
 * @throws CallError pickupLocked while the keypad is locked
 */
export async function countGuess({ db, clock }: Ports, stationId: StationId): Promise<CountedGuess> {
  const { before, misses, at } = await db.transact(async (tx) => {
    const row = await lockGuesses(tx, stationId);
    const now = clock.now();
    const rest = row.missed_at + pickupRestMs(row.misses) - now;
    if (rest > 0)
      throw new CallError('pickupLocked', { minutes: Math.ceil(rest / 60_000), seconds: Math.ceil(rest / 1_000) });
    const counted = (now - row.missed_at >= PICKUP_MISSES_KEPT_MS ? 0 : row.misses) + 1;
    await change(tx, stationId, { misses: counted, missed_at: now });
    return { before: row, misses: counted, at: now };
  });
  return {
    undo: () =>
      db.transact(async (tx) => {
        const now = await lockGuesses(tx, stationId);
        // Codes that others typed meanwhile stay counted.
        const isLast = now.misses === misses && now.missed_at === at;
        const missed_at = isLast ? before.missed_at : now.missed_at;
        await change(tx, stationId, { misses: Math.max(0, now.misses - 1), missed_at });
      }),
    async wrong() {
      if (misses >= MAX_PICKUP_MISSES) await warnPartner({ db, clock }, stationId, misses);
    },
  };
}

/** An item was handed over against its code: the count of wrong codes restarts. What the partner was told stays. */
export function forgetGuesses({ db }: Ports, stationId: StationId): Promise<void> {
  return db.transact((tx) => change(tx, stationId, { misses: 0, missed_at: 0 }));
}

/** Takes wrong codes that a station counted offline. The same report twice counts once. */
export async function recordOfflineMisses(
  ports: Ports,
  stationId: StationId,
  misses: number,
  at: number,
): Promise<void> {
  if (misses >= MAX_PICKUP_MISSES) await warnPartner(ports, stationId, misses, at);
}

/** @param misses in a row, if a new report begins @param seen when the station counted the last */
async function warnPartner({ db, clock }: Ports, stationId: StationId, misses: number, seen?: number): Promise<void> {
  await db.transact(async (tx) => {
    const row = await lockGuesses(tx, stationId);
    const at = Math.min(seen ?? clock.now(), clock.now());
    if (seen !== undefined && at <= row.told_at) return;
    const isSameSeries = at - row.told_at < DAY_MS;
    const told_misses = isSameSeries ? row.told_misses + 1 : misses;
    await change(tx, stationId, {
      told_misses: Math.max(told_misses, misses),
      told_since: isSameSeries ? row.told_since : at,
      told_at: at,
    });
  });
}

async function change(tx: Tx, stationId: StationId, values: Partial<Row>): Promise<void> {
  await tx.updateTable('pickup_guesses').set(values).where('machine_id', '=', stationId).execute();
}

/** A station's row, locked until the end of the transaction. */
function lockGuesses(tx: Tx, stationId: StationId): Promise<Row> {
  const none = { misses: 0, missed_at: 0, told_misses: 0, told_since: 0, told_at: 0 };
  return tx
    .insertInto('pickup_guesses')
    .values({ machine_id: stationId, ...none })
    .onConflict((conflict) => conflict.column('machine_id').doUpdateSet({ machine_id: stationId }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
