import type { DrawingsConfig } from '../../../base/services.ts';
import type { Moderation } from './moderation.ts';
import { openaiModeration } from './openai-moderation.ts';
import { refusedWord } from './word-lists.ts';

/** The word lists, and the operator's moderation server where one is configured. */
export function moderationOf({ moderation }: DrawingsConfig): Moderation {
  const server = moderation && openaiModeration(moderation);
  return {
    words: refusedWord,
    prompt: async (text, signal) => refusedWord(text) ?? (server ? server.prompt(text, signal) : null),
    picture: async (bytes, mediaType, signal) => (server ? server.picture(bytes, mediaType, signal) : null),
  };
}
