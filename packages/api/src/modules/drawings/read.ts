import { CallError, type DrawingReading } from '@cpc/contract';
import { countAttempt } from '../../records/accounts/attempts.ts';
import type { Keeper } from '../../records/quotas/bytes.ts';
import { attemptsOf } from './begin.ts';
import type { DrawingServices, Studio } from './ports.ts';
import { DrawingFailed } from './providers/provider.ts';
import { promptOf, readable } from './wanted.ts';

/** What is told where words are drawn as they are, or refused when they are drawn. */
const ALL_KNOWN: DrawingReading = { instead: [], unknown: [], near: [], nothing: false };

/**
 * Tells what words would become. It is counted like a drawing that is begun, and uses none up.
 * @throws CallError drawingsOff, tooManyRequests, promptEmpty, promptTooLong, unavailable
 */
export async function readPrompt(
  services: DrawingServices,
  { provider, moderation }: Studio,
  keeper: Keeper,
  given: string,
): Promise<DrawingReading> {
  if (!provider) throw new CallError('drawingsOff');
  await countAttempt(services, attemptsOf('drawing-words', keeper));
  const words = readable(given);
  const prompt = promptOf(words);
  if (moderation.words(prompt) ?? moderation.words(words)) return ALL_KNOWN;
  try {
    return (await provider.read?.(prompt, `words of ${keeper.accountId}`)) ?? ALL_KNOWN;
  } catch (error) {
    if (error instanceof DrawingFailed) throw new CallError('unavailable');
    throw error;
  }
}
