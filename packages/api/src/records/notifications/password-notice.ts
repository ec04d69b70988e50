import type { AccountId } from '@cpc/domain';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { PASSWORD_NOTICE_JOB } from './job-kinds.ts';
import { forgetAsked } from './changed-addresses.ts';
import { mailLogin } from './mail.ts';

/** How long the news is worth sending. */
const LASTS_MS = DAY_MS;

/** A background job: tells one browser that something else opens its account now. */
export interface PasswordNoticeJob {
  readonly subscription_id: string;
  /** A new password, or a provider that was connected. */
  readonly about: 'password' | 'connected';
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

/** Tells the other browsers of an account, which agreed to notices, and its e-mail addresses that its password was changed (SN-08). */
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
    .where(notOf(here))
    .returning('id')
    .execute();
  await tell(tx, services, others, 'password');
  await mailLogin(tx, services, { account_id: account }, { about: 'login', what: 'password', at: now });
  // Who knew the former password may have asked for another address.
  await forgetAsked(tx, { account_id: account });
}

/** Tells the other browsers of an account, which agreed to notices, and its e-mail addresses that a provider opens it now. */
export async function tellOfConnection(
  tx: Tx,
  services: With<'clock' | 'random'>,
  { account, here }: Pick<PasswordChange, 'account' | 'here'>,
): Promise<void> {
  const others = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', account)
    .where('ended_at', 'is', null)
    .where(notOf(here))
    .execute();
  await tell(tx, services, others, 'connected');
  const news = { about: 'login', what: 'connected', at: services.clock.now() } as const;
  await mailLogin(tx, services, { account_id: account }, news);
}

/** Rows that are not of one login. @param login null for all rows */
const notOf = (login: string | null) =>
  login === null ? sql<boolean>`true` : sql<boolean>`(login is null or login != ${login})`;

async function tell(
  tx: Tx,
  services: With<'clock' | 'random'>,
  browsers: readonly { readonly id: string }[],
  about: 'password' | 'connected',
): Promise<void> {
  for (const { id } of browsers) {
    const payload: PasswordNoticeJob = { subscription_id: id, about, until: services.clock.now() + LASTS_MS };
    await enqueue(tx, services, { kind: PASSWORD_NOTICE_JOB, payload, lane: 'patient' });
  }
}
