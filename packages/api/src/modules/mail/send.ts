import { createHash } from 'node:crypto';
import type { Translator } from '@cpc/i18n';
import type { JobRun } from '../../base/jobs/jobs.ts';
import type { Translators } from '../../base/http/present.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import type { Mail, MailFate, MailFile, Mails } from '../../base/ports/mails.ts';
import type { Services } from '../../base/services.ts';
import { readBill } from '../../records/bills/store.ts';
import { isSafety, isWanted, type MailJob, type MailNews, mustBeSent } from '../../records/notifications/mail.ts';
import { noteBounce } from '../../records/notifications/mail-addresses.ts';
import { type MailReceiver, receiverAt } from '../../records/notifications/mail-receiver.ts';
import type { DrawBill } from '../bills/bill-lane.ts';
import { written } from './letter/letter.ts';
import { countLetter, takeBackLetter } from './limits.ts';
import { linkAddress } from './links.ts';
import { loginSaid, undoParts } from './login-letter.ts';
import { orderSaid, type Said } from './order-letter.ts';
import { shopSaid } from './shop-letter.ts';

/** How long a mail server that does not take e-mails is left alone, by all of them. */
const REST_MS = 60_000;
/** How often an e-mail is sent whose answer gets lost: each time it may have been taken. */
const MAX_UNSURE = 3;

export interface MailSending {
  readonly services: Services;
  readonly mails: Mails;
  readonly draw: DrawBill;
  readonly translators: Translators;
  /** Until when the mail server is left alone; UTC, ms. */
  readonly rest: { until: number };
}

/**
 * Sends one e-mail, if what it tells is still true and not outdated. If this process dies after the mail server has taken
 * it, it is sent again under the same name (Message-ID), by which mailboxes tell that it is the same.
 */
export async function sendMail(
  sending: MailSending,
  { address_id, news, until }: MailJob,
  run: JobRun,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = sending.services;
  const now = clock.now();
  if (now >= until) return undefined;
  const address = await receiverAt(db.read, sending.services, address_id);
  if (!address || !isFor(address, news)) return undefined;
  if (now < sending.rest.until) return { again: sending.rest.until - now };
  const translator = sending.translators(address.language);
  const said = await saidOf(sending.services, news, address, translator);
  if (!said) return undefined;
  const counted = { address, news };
  if (!(await countLetter(sending.services, counted))) return { again: HOUR_MS };
  const files: MailFile[] = [];
  // One after another: the lane takes few at once, of all who wait.
  for (const row of said.bills) {
    const bytes = await sending.draw(readBill(row), address.id, run.signal);
    files.push({ name: `${row.number}.pdf`, mediaType: 'application/pdf', bytes });
  }
  const { off, ...letter } = await letterOf(sending.services, said, { news, address }, translator);
  const id = `${run.jobId}-${nameOf(letter, files)}`;
  const mail = { ...letter, id, to: address.address, off, files };
  const fate = await sending.mails.send(mail, run.signal);
  if (fate !== 'taken' && fate !== 'unsure') await takeBackLetter(sending.services, counted);
  return follow(sending, address, run, fate);
}

/** Whether an address still gets an e-mail. What waited for one that was replaced meanwhile comes if it is about safety. */
const isFor = (receiver: MailReceiver, news: MailNews): boolean =>
  receiver.state === 'open' && (receiver.as === 'former' ? isSafety(news) : isWanted(receiver, news));

/** Of what is told: a mailbox hides another e-mail of the same name. */
const nameOf = ({ subject, text }: Pick<Mail, 'subject' | 'text'>, files: readonly MailFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, text, files.map(({ name }) => name)]))
    .digest('hex')
    .slice(0, 16);

function saidOf(services: Services, news: MailNews, address: MailReceiver, translator: Translator) {
  switch (news.about) {
    case 'order':
    case 'refund':
      return orderSaid(services, news, translator);
    case 'confirm':
    case 'changed':
    case 'login':
      return loginSaid(services, news, address, translator);
    case 'incident':
    case 'owner':
    case 'owners':
    case 'bank':
    case 'bill':
    case 'reminder':
    case 'withdrawal':
      return shopSaid(services, news, address, translator);
  }
}

interface About {
  readonly news: MailNews;
  readonly address: MailReceiver;
}

async function letterOf(
  services: Services,
  { title, parts: said }: Said,
  { news, address }: About,
  translator: Translator,
) {
  const { config } = services;
  const { t } = translator;
  const off =
    mustBeSent(news) || address.as !== 'present' ? undefined : linkAddress(config.publicUrl, 'off', address.off_key);
  const parts = address.as === 'former' ? [...said, ...(await undoParts(services, address.former, translator))] : said;
  const foot = [
    ...whyItCame(news, address, translator),
    ...(config.platform.email === '' ? [] : [t('mail.foot.ask', { email: config.platform.email })]),
  ];
  const link = off === undefined ? undefined : { label: t('mail.off'), url: off };
  const letter = { subject: title, title, parts, foot, off: link, sender: config.platform.name };
  return { ...written(letter, translator), off };
}

function whyItCame(news: MailNews, address: MailReceiver, { t }: Translator): readonly string[] {
  if (address.as === 'asked') return [t('mail.foot.asked')];
  if (address.as === 'former') return [t('mail.foot.former')];
  const whose = address.person_id !== null ? 'person' : address.account_id !== null ? 'account' : 'order';
  if (!mustBeSent(news)) return [t(`mail.foot.${whose}`)];
  return [t(`mail.foot.${whose}`), t(isSafety(news) ? 'mail.foot.safety' : 'mail.foot.must')];
}

async function follow(
  { services, rest }: MailSending,
  address: MailReceiver,
  run: JobRun,
  fate: MailFate,
): Promise<undefined | { readonly again: number }> {
  switch (fate) {
    case 'taken':
      return undefined;
    case 'bounced':
      await services.db.transact((tx) => noteBounce(tx, address));
      return undefined;
    case 'refused':
      services.log.error({}, 'the mail server refuses an e-mail for good');
      return undefined;
    case 'later':
      throw new Error('the mail server does not take this e-mail now');
    case 'unsure':
      if (run.countFailure('unsure') < MAX_UNSURE) return { again: REST_MS };
      services.log.error({}, 'the answers to an e-mail were lost: it may have been taken, and is not sent again');
      return undefined;
    case 'away':
      rest.until = services.clock.now() + REST_MS;
      return { again: REST_MS };
  }
}
