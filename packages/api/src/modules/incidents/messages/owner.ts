import type { JobRun } from '../../../base/jobs/jobs.ts';
import { namesOf } from '../../../records/partners/actor.ts';
import type { OwnerNoticeJob } from '../../../records/notifications/owner-notice.ts';
import { forgetBrowser } from '../../../records/notifications/shop-browsers.ts';
import { sendPush } from '../../notifications/web-push/send-push.ts';
import { isolated, topicAbout } from '../../notifications/web-push/shown.ts';
import { readerAt } from './readers.ts';
import type { MessageSending } from './send.ts';
import { pageOf } from './text.ts';

/** Tells one browser of a shop that the platform invited an owner again: nobody gets into a shop in silence (OP-08). */
export async function sendOwnerNotice(
  sending: MessageSending,
  { subscription_id, person_id, until }: OwnerNoticeJob,
  run: JobRun,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = sending.services;
  const found = await readerAt(db.read, subscription_id);
  if (!found || clock.now() >= until) return undefined;
  const { browser } = found;
  const { t, locale } = sending.translators(browser.language);
  const name = (await namesOf(db.read, [person_id]))(person_id) ?? '';
  const shown = {
    id: run.jobId,
    title: t('partnerMessages.owner.title', { name: isolated(name) }),
    body: t('partnerMessages.owner.body'),
    lang: locale.tag,
    dir: locale.rtl ? ('rtl' as const) : ('ltr' as const),
    tag: topicAbout(`owner ${browser.partner_id}`),
    url: pageOf('/', browser.partner_id),
  };
  const forget = () => db.transact((tx) => forgetBrowser(tx, browser.id));
  return sendPush(sending, { ...browser, forget }, { shown, until, urgency: 'high' }, run.signal);
}
