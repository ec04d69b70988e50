import { createHash } from 'node:crypto';
import { CallError } from '@cpc/contract';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { Services, With } from '../../base/services.ts';
import type { AccountsTables } from '../../base/db/tables/accounts.ts';

const WINDOW_MS = 15 * 60_000;
/** The longest window of any limit. */
const MAX_WINDOW_MS = DAY_MS;

export interface Limit {
  /** What is limited, for instance `login` with a phone number and an address. */
  readonly subject: readonly string[];
  readonly most: number;
  /** True if many customers may share the subject, such as an address: `ADDRESS_LIMITS_FACTOR` raises the limit. */
  readonly perAddress?: boolean;
}

/**
 * Counts one attempt against each limit, in one atomic statement, before the guarded work begins. However many attempts
 * come at the same time, on any number of processes, at most `most` pass in a window.
 * @param limits the last limit is the one that most callers share: the transactions queue by its subject
 * @param windowMs default: a quarter of an hour; at most a day
 * @throws CallError tooManyRequests
 */
export async function countAttempt(
  { db, clock, config }: With<'db' | 'clock' | 'config'>,
  limits: readonly Limit[],
  windowMs: number = WINDOW_MS,
): Promise<void> {
  const now = clock.now();
  const expired = now - windowMs;
  const turnOf = limits.map(({ subject }) => keyOf(subject)).at(-1);
  const counts = await db.transact(
    (tx) =>
      tx
        .insertInto('attempts')
        .values(limits.map(({ subject }) => ({ subject: keyOf(subject), window_start: now, count: 1 })))
        .onConflict((conflict) =>
          conflict.column('subject').doUpdateSet({
            count: sql<number>`case when attempts.window_start <= ${expired} then 1 else attempts.count + 1 end`,
            window_start: sql<number>`case when attempts.window_start <= ${expired} then excluded.window_start else attempts.window_start end`,
          }),
        )
        .returning(['subject', 'count'])
        .execute(),
    turnOf,
  );
  const bySubject = new Map(counts.map(({ subject, count }) => [subject, count]));
  for (const { subject, most, perAddress } of limits) {
    const max = perAddress === true ? most * config.addressLimitsFactor : most;
    if ((bySubject.get(keyOf(subject)) ?? 0) > max) throw new CallError('tooManyRequests');
  }
}

/**
 * Makes transactions that share a subject wait for each other until this transaction ends, so that their counts stay
 * correct. The subjects are always locked in the same order: no deadlock is possible.
 */
export async function queueUp(
  tx: Tx,
  { now }: Services['clock'],
  subjects: readonly (readonly string[])[],
): Promise<void> {
  const keys = subjects.map(keyOf).sort();
  const at = now();
  await lockSubjects(tx, { at, rows: keys.map((subject) => ({ subject, window_start: at, count: 0 })) });
}

interface Queued {
  readonly at: number;
  readonly rows: readonly AccountsTables['attempts'][];
}

const lockSubjects = prepared((tx, { at, rows }: Queued) =>
  tx
    .insertInto('attempts')
    .values(rows)
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ window_start: at })),
);

/** Takes back one attempt that was not a guess. */
export async function takeBackAttempt({ db }: With<'db'>, subject: readonly string[]): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('attempts')
      .set((attempt) => ({ count: attempt('count', '-', 1) }))
      .where('subject', '=', keyOf(subject))
      .where('count', '>', 0)
      .execute(),
  );
}

/** Forgets the attempts after a success: a correct answer does not count. */
export async function forgetAttempts({ db }: With<'db'>, subject: readonly string[]): Promise<void> {
  await db.transact((tx) => tx.deleteFrom('attempts').where('subject', '=', keyOf(subject)).execute());
}

export async function sweepAttempts({ db, clock }: With<'db' | 'clock'>): Promise<void> {
  const expired = clock.now() - MAX_WINDOW_MS;
  await db.transact((tx) => tx.deleteFrom('attempts').where('window_start', '<=', expired).execute());
}

/** SHA-256 of the subject: the table contains no names. */
export function keyOf(subject: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('hex');
}
