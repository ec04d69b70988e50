import type { AccountId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { PASSWORD_NOTICE_JOB } from './job-kinds.ts';

/** How long the news of a changed password is worth sending. */
const LASTS_MS = DAY_MS;

/** A background job: tells one browser that the password of its account was changed. */
export interface PasswordNoticeJob {
  readonly subscription_id: string;
  /** UTC, ms; after that the notice is outdated. */
  readonly until: number;
}

interface PasswordChange {
  readonly account: AccountId;
  /** The login that changed the password, whose browser is not told; null if all are told. */
  readonly here: string | null;
  /** Whether the other logins end: their browsers are told, get nothing else, and are then forgotten. */
  readonly ends: boolean;
}

/** Tells the other browsers of an account, which agreed to notices, that its password was changed (SN-08). */
export async function tellOfPassword(
  tx: Tx,
  services: With<'clock' | 'random'>,
  { account, here, ends }: PasswordChange,
): Promise<void> {
  const now = services.clock.now();
  const others = await tx
    .updateTable('push_subscriptions')
    .set({ ended_at: ends ? now : null })
    .where('account_id', '=', account)
    .where('ended_at', 'is', null)
    .where((row) => (here === null ? row.lit(true) : row.or([row('login', 'is', null), row('login', '!=', here)])))
    .returning('id')
    .execute();
  for (const { id } of others) {
    const payload: PasswordNoticeJob = { subscription_id: id, until: now + LASTS_MS };
    await enqueue(tx, services, { kind: PASSWORD_NOTICE_JOB, payload, lane: 'patient' });
  }
}
