import type { Translators } from '../../base/http/present.ts';
import type { JobRun } from '../../base/jobs/jobs.ts';
import { MANNERS, type NoticeJob } from '../../records/notifications/notice.ts';
import { findSubscription, forgetSubscription } from '../../records/notifications/store.ts';
import { factsOf } from './facts.ts';
import { shownNotice } from './text.ts';
import { type PushSending, sendPush } from './web-push/send-push.ts';

export interface Sending extends PushSending {
  readonly translators: Translators;
}

/**
 * Sends one notice to one browser, if it is still true and not outdated. If this process dies after the push service has
 * accepted it, it is sent twice and shown once, under the same tag.
 */
export async function sendNotice(
  sending: Sending,
  job: NoticeJob,
  run: JobRun,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = sending.services;
  const now = clock.now();
  if (now >= job.until) return undefined;
  const subscription = await findSubscription(db.read, job.subscription_id);
  if (!subscription || subscription.ended_at !== null) return undefined;
  const { id, account_id, language, ...keys } = subscription;
  const facts = await factsOf(db.read, job, account_id);
  if (!facts) return undefined;
  const shown = shownNotice(run.jobId, job, facts, sending.translators(language), now);
  return sendPush(
    sending,
    { ...keys, forget: () => db.transact((tx) => forgetSubscription(tx, id)) },
    { shown, until: job.until, urgency: MANNERS[job.kind].urgency },
    run.signal,
  );
}
