import type { RefusalKind } from '@cpc/domain';
import { isFields } from '../../../base/http/body/is-fields.ts';
import type { ModerationConfig } from '../../../base/services.ts';
import { modelClient } from '../providers/client.ts';
import { DrawingFailed } from '../providers/provider.ts';
import type { Moderation, Verdict } from './moderation.ts';

/** The longest time for an answer, in ms: a silent server would use up the time for drawing. */
const MAX_ANSWER_MS = 30_000;

/** The beginning of a category's name, and what we call it; the first that fits. */
const KINDS: readonly (readonly [beginning: string, kind: RefusalKind])[] = [
  ['sexual', 'sexual'],
  ['hate', 'hate'],
  ['harassment', 'hate'],
  ['violence', 'violence'],
  ['illicit/violent', 'violence'],
  ['drugs', 'drugs'],
];

/**
 * A server that speaks OpenAI's moderations protocol, with text and pictures:
 * https://platform.openai.com/docs/api-reference/moderations
 */
export function openaiModeration(config: ModerationConfig): Omit<Moderation, 'words'> {
  const client = modelClient(config.url, config.key === undefined ? {} : { authorization: `Bearer ${config.key}` });
  async function ask(part: unknown, ended: AbortSignal): Promise<Verdict> {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(MAX_ANSWER_MS)]);
    const body = { model: config.model, input: [part] };
    const { data } = await client.json({ method: 'POST', path: '/v1/moderations', body, signal });
    const results = isFields(data) ? data['results'] : undefined;
    const first: unknown = Array.isArray(results) ? results[0] : undefined;
    if (!isFields(first) || typeof first['flagged'] !== 'boolean')
      throw new DrawingFailed('provider', 'the moderation gave no result');
    return first['flagged'] ? kindOf(first['categories']) : null;
  }
  return {
    prompt: (text, signal) => ask({ type: 'text', text }, signal),
    picture: (bytes, mediaType, signal) => {
      const url = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
      return ask({ type: 'image_url', image_url: { url } }, signal);
    },
  };
}

function kindOf(categories: unknown): RefusalKind {
  const flagged = isFields(categories) ? Object.keys(categories).filter((name) => categories[name] === true) : [];
  return KINDS.find(([beginning]) => flagged.some((name) => name.startsWith(beginning)))?.[1] ?? 'other';
}
