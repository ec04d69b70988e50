import type { RefusalKind } from '@cpc/domain';

/** What a prompt or a picture is refused for; null if it is not. */
export type Verdict = RefusalKind | null;

/**
 * The hook for prompts and results (AI-05). Each rejects if the moderation does not answer: then nothing is drawn or
 * shown.
 */
export interface Moderation {
  /** Answers at once, without asking another server: the word lists. */
  readonly words: (prompt: string) => Verdict;
  readonly prompt: (prompt: string, signal: AbortSignal) => Promise<Verdict>;
  readonly picture: (bytes: Uint8Array, mediaType: string, signal: AbortSignal) => Promise<Verdict>;
}
