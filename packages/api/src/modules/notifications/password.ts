import { matchLocale, type Translator } from '@cpc/i18n';
import type { JobRun } from '../../base/jobs/jobs.ts';
import type { PasswordNoticeJob } from '../../records/notifications/password-notice.ts';
import { findSubscription, forgetSubscription } from '../../records/notifications/store.ts';
import type { Sending } from './send.ts';
import { sendPush } from './web-push/send-push.ts';
import { type ShownNotice, topicAbout } from './web-push/shown.ts';

/**
 * Tells one browser that the password of its account was changed. A browser whose login ended with the old password is
 * forgotten after that.
 */
export async function sendPasswordNotice(
  sending: Sending,
  { subscription_id, until }: PasswordNoticeJob,
  run: JobRun,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = sending.services;
  const found = await findSubscription(db.read, subscription_id);
  if (!found || clock.now() >= until) return undefined;
  const { id, language, ended_at, ...keys } = found;
  const forget = () => db.transact((tx) => forgetSubscription(tx, id));
  const shown = shownPasswordNotice(
    run.jobId,
    sending.translators(matchLocale(language) ?? 'en-us'),
    ended_at !== null,
  );
  const pause = await sendPush(sending, { ...keys, forget }, { shown, until, urgency: 'high' }, run.signal);
  if (pause === undefined && ended_at !== null) await forget();
  return pause;
}

/** The words appear on lock screens: they name neither the number nor the device. */
function shownPasswordNotice(id: string, { t, locale }: Translator, ended: boolean): ShownNotice {
  return {
    id,
    title: t('notice.password.title'),
    body: t('notice.password.body', { ended: ended ? 'yes' : 'no' }),
    lang: locale.tag,
    dir: locale.rtl ? 'rtl' : 'ltr',
    tag: topicAbout('password'),
    url: `/#/pages/${ended ? 'login/login' : 'mine/account'}?language=${locale.code}`,
  };
}
