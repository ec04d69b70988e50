import { CallError } from '@cpc/contract';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { countAttempt, takeBackAttempt } from './attempts.ts';

/** The part of an hour's messages for news that nobody waits in front of a form for. The rest is left for codes. */
const MAX_NEWS_SHARE = 1 / 4;
/** News sent to one number in a day. */
const MAX_NEWS_PER_DAY = 3;

/**
 * Counts a message against the limit of the hour over all numbers, `TEXTS_PER_HOUR`: messages cost money.
 * @param share a part of the hour that only messages of one kind are counted against; it is counted first
 * @throws CallError tooManyRequests
 */
export async function countPaidText(
  services: With<'db' | 'clock' | 'log' | 'config'>,
  share: { readonly subject: string; readonly part: number } | undefined,
): Promise<void> {
  const { textsPerHour } = services.config;
  try {
    if (share) {
      const most = Math.ceil(textsPerHour * share.part);
      await countAttempt(services, [{ subject: [share.subject], most }], HOUR_MS);
    }
    await countAttempt(services, [{ subject: ['code-all'], most: textsPerHour }], HOUR_MS);
  } catch (error) {
    if (error instanceof CallError)
      services.log.warn({ textsPerHour }, 'the limit of text messages for this hour is reached');
    throw error;
  }
}

/**
 * Counts a message with news to a number before it is sent: a few in a day, within a part of the hour's messages.
 * @returns a function that uncounts it in the number's day if it was not sent; undefined if it must not be sent now
 */
export async function countNewsText(
  services: With<'db' | 'clock' | 'log' | 'config'>,
  phone: string,
): Promise<(() => Promise<void>) | undefined> {
  const subject = ['news-number-day', phone];
  const giveBack = () => takeBackAttempt(services, subject);
  try {
    await countAttempt(services, [{ subject, most: MAX_NEWS_PER_DAY }], DAY_MS);
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
  try {
    await countPaidText(services, { subject: 'news-all', part: MAX_NEWS_SHARE });
  } catch (error) {
    await giveBack();
    if (error instanceof CallError) return undefined;
    throw error;
  }
  return giveBack;
}
