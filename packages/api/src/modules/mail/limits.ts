import { CallError } from '@cpc/contract';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { countAttempt, takeBackAttempt } from '../../records/accounts/attempts.ts';

/** How often one mailbox may be given, by anybody: each time it may get e-mails that it did not ask for. */
const MAX_GIVEN_AN_HOUR = 10;
const MAX_GIVEN_A_DAY = 30;
/** News that one mailbox gets, of all who gave it. The rest waits, and is dropped when it is outdated. */
const MAX_NEWS_AN_HOUR = 20;
const MAX_NEWS_A_DAY = 100;

type Ports = With<'db' | 'clock' | 'config'>;

/** One mailbox however its address is spelled: capitals do not matter, and what follows `+` is the same mailbox. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local.replace(/\+.*$/, '')}@${domain}`;
}

const newsSubjects = (address: string) => {
  const mailbox = mailboxOf(address);
  return { hour: ['mail-news-hour', mailbox], day: ['mail-news-day', mailbox] };
};

/** Counts that somebody gives an address. @throws CallError tooManyMails */
export async function countGiven(services: Ports, address: string): Promise<void> {
  const mailbox = mailboxOf(address);
  const counted = await isCounted(async () => {
    await countAttempt(services, [{ subject: ['mail-given-hour', mailbox], most: MAX_GIVEN_AN_HOUR }], HOUR_MS);
    await countAttempt(services, [{ subject: ['mail-given-day', mailbox], most: MAX_GIVEN_A_DAY }], DAY_MS);
  });
  if (!counted) throw new CallError('tooManyMails', { field: 'address' });
}

/** Counts news to an address, which can wait. @returns false if the mailbox has got enough for now */
export function countNews(services: Ports, address: string): Promise<boolean> {
  const { hour, day } = newsSubjects(address);
  return isCounted(async () => {
    await countAttempt(services, [{ subject: hour, most: MAX_NEWS_AN_HOUR }], HOUR_MS);
    await countAttempt(services, [{ subject: day, most: MAX_NEWS_A_DAY }], DAY_MS);
  });
}

/** The mail server has not taken them. */
export async function takeBackNews(services: Ports, address: string): Promise<void> {
  for (const subject of Object.values(newsSubjects(address))) await takeBackAttempt(services, subject);
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
