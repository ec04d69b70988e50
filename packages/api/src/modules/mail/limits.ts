import { domainToASCII } from 'node:url';
import { CallError } from '@cpc/contract';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { countAttempt, takeBackAttempt } from '../../records/accounts/attempts.ts';
import { isSafety, type MailNews, mustBeSent } from '../../records/notifications/mail.ts';
import type { MailReceiver } from '../../records/notifications/mail-receiver.ts';

/** How often one mailbox may be given, by anybody: each time it may get e-mails that it did not ask for. */
const MAX_GIVEN_AN_HOUR = 10;
const MAX_GIVEN_A_DAY = 30;
/** News that one mailbox gets, of all who gave it. The rest waits, and is dropped when it is outdated. */
const MAX_NEWS_AN_HOUR = 20;
const MAX_NEWS_A_DAY = 100;
/**
 * E-mails of one kind about the safety of one login to one mailbox. The rest waits. For each login, so that nobody holds
 * back what is about another's, and for each kind, so that many of one hold back no other.
 */
const MAX_SAFETY_AN_HOUR = 5;
const MAX_SAFETY_A_DAY = 10;

const GMAIL = ['gmail.com', 'googlemail.com'];

type Ports = With<'db' | 'clock' | 'config'>;

/**
 * One mailbox however its address is spelled: capitals do not matter, what follows `+` is the same mailbox, a domain may be
 * written in its letters or in ASCII, and Gmail leaves dots out. What other providers leave out is not known here.
 */
function mailboxOf(address: string): string {
  const [local = '', typed = ''] = address.toLowerCase().split('@');
  const [name, domain] = [local.replace(/\+.*$/, ''), domainToASCII(typed) || typed];
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Counts that somebody gives an address. @throws CallError tooManyMails */
export async function countGiven(services: Ports, address: string): Promise<void> {
  const mailbox = mailboxOf(address);
  const counted = await isCounted(async () => {
    await countAttempt(services, [{ subject: ['mail-given-hour', mailbox], most: MAX_GIVEN_AN_HOUR }], HOUR_MS);
    await countAttempt(services, [{ subject: ['mail-given-day', mailbox], most: MAX_GIVEN_A_DAY }], DAY_MS);
  });
  if (!counted) throw new CallError('tooManyMails', { field: 'address' });
}

interface Counted {
  readonly address: MailReceiver;
  readonly news: MailNews;
}

/** The limits of an e-mail to a mailbox, in an hour and in a day; undefined if it has none. */
function limitsOf({ address, news }: Counted) {
  const mailbox = mailboxOf(address.address);
  if (!mustBeSent(news))
    return {
      hour: { subject: ['mail-news-hour', mailbox], most: MAX_NEWS_AN_HOUR },
      day: { subject: ['mail-news-day', mailbox], most: MAX_NEWS_A_DAY },
    };
  if (!isSafety(news)) return undefined;
  const of = [mailbox, address.account_id ?? address.person_id ?? '', news.about];
  return {
    hour: { subject: ['mail-safety-hour', ...of], most: MAX_SAFETY_AN_HOUR },
    day: { subject: ['mail-safety-day', ...of], most: MAX_SAFETY_A_DAY },
  };
}

/** Counts an e-mail that can wait. @returns false if the mailbox has got enough for now */
export async function countLetter(services: Ports, counted: Counted): Promise<boolean> {
  const limits = limitsOf(counted);
  if (!limits) return true;
  return isCounted(async () => {
    await countAttempt(services, [limits.hour], HOUR_MS);
    await countAttempt(services, [limits.day], DAY_MS);
  });
}

/** The mail server has not taken it. */
export async function takeBackLetter(services: Ports, counted: Counted): Promise<void> {
  for (const { subject } of Object.values(limitsOf(counted) ?? {})) await takeBackAttempt(services, subject);
}

async function isCounted(count: () => Promise<void>): Promise<boolean> {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof CallError && error.error === 'tooManyRequests') return false;
    throw error;
  }
}
