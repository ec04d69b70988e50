import type { Translator } from '@cpc/i18n';
import type { JobRun } from '../../base/jobs/jobs.ts';
import type { PasswordNoticeJob } from '../../records/notifications/password-notice.ts';
import { findSubscription, forgetSubscription } from '../../records/notifications/store.ts';
import type { Sending } from './send.ts';
import { sendPush } from './web-push/send-push.ts';
import { type ShownNotice, topicAbout } from './web-push/shown.ts';

/**
 * Tells one browser that the password of its account was changed, or that a provider opens it now. A browser whose login ended with the old password is
 * forgotten after that.
 */
export async function sendPasswordNotice(
  sending: Sending,
  { subscription_id, until, about }: PasswordNoticeJob,
  run: JobRun,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = sending.services;
  const found = await findSubscription(db.read, subscription_id);
  if (!found || clock.now() >= until) return undefined;
  const { id, language, ended_at, ...keys } = found;
  const forget = () => db.transact((tx) => forgetSubscription(tx, id));
  const translator = sending.translators(language);
  const shown = {
    id: run.jobId,
    ...(about === 'password' ? passwordNotice(translator, ended_at !== null) : connectedNotice(translator)),
  };
  const pause = await sendPush(sending, { ...keys, forget }, { shown, until, urgency: 'high' }, run.signal);
  if (pause === undefined && ended_at !== null) await forget();
  return pause;
}

type Words = Omit<ShownNotice, 'id'>;

/** The words appear on lock screens: they name neither the number nor the device. */
function passwordNotice({ t, locale }: Translator, ended: boolean): Words {
  return {
    title: t('notice.password.title'),
    body: t('notice.password.body', { ended: ended ? 'yes' : 'no' }),
    lang: locale.tag,
    dir: locale.rtl ? 'rtl' : 'ltr',
    tag: topicAbout('password'),
    url: `/#/pages/${ended ? 'login/login' : 'mine/account'}`,
  };
}

/** Names no provider, for the same reason. */
function connectedNotice({ t, locale }: Translator): Words {
  return {
    title: t('notice.connected.title'),
    body: t('notice.connected.body'),
    lang: locale.tag,
    dir: locale.rtl ? 'rtl' : 'ltr',
    tag: topicAbout('connected'),
    url: '/#/pages/mine/account',
  };
}
