import { FormData } from 'undici';
import { isFields } from '../../../base/http/body/is-fields.ts';
import type { ModelServerConfig } from '../../../base/services.ts';
import { modelClient, pictureOf } from './client.ts';
import { modelPrompt } from './prompt.ts';
import { type DrawingProvider, DrawingFailed, DrawingRefused, type DrawTask } from './provider.ts';
import { modelSize, nearest } from './sizes.ts';

/** Sizes that all of OpenAI's own models take. */
const OWN_SIZES = ['1024x1024', '1024x1536', '1536x1024'] as const;
/** The codes with which a prompt or a result is refused. */
const REFUSALS: readonly unknown[] = ['moderation_blocked', 'content_policy_violation'];

/**
 * OpenAI's images protocol, which sd-server and LocalAI speak as well:
 * https://platform.openai.com/docs/api-reference/images. It has no name of running work: a cancel ends the connection.
 */
export function openaiImages(config: ModelServerConfig, restyles: boolean): DrawingProvider {
  const client = modelClient(config.url, config.key === undefined ? {} : { authorization: `Bearer ${config.key}` });
  const isOwn = /^(gpt|chatgpt)-image/.test(config.model);
  const fields = (task: DrawTask) => {
    const { width, height } = modelSize(task);
    return {
      model: config.model,
      prompt: modelPrompt(task),
      n: task.seeds.length,
      size: isOwn ? nearest(task, OWN_SIZES) : `${width}x${height}`,
      // OpenAI's own models always answer in base64 and refuse this field.
      ...(isOwn ? { output_format: 'png' } : { response_format: 'b64_json' }),
    };
  };
  return {
    by: 'model',
    restyles,
    async draw(task, { signal }) {
      const body = task.from ? formOf(fields(task), task.from) : fields(task);
      const path = task.from ? '/v1/images/edits' : '/v1/images/generations';
      const { status, data } = await client.json({ method: 'POST', path, body, signal }, (code) => code === 400);
      if (status === 400) throw refusalIn(data);
      const list = isFields(data) ? data['data'] : undefined;
      if (!Array.isArray(list) || list.length === 0) throw new DrawingFailed('provider', 'the answer has no pictures');
      // An address in the answer is not fetched: it could lead anywhere.
      const pictures = list.slice(0, task.seeds.length).map((one: unknown, at) => ({
        bytes: pictureOf(isFields(one) ? one['b64_json'] : undefined),
        seed: task.seeds[at] ?? 0,
      }));
      return { pictures };
    },
  };
}

function refusalIn(data: unknown): Error {
  const error = isFields(data) ? data['error'] : undefined;
  // The answer does not say whether the prompt or the result was refused.
  if (isFields(error) && REFUSALS.includes(error['code'])) return new DrawingRefused('other', true);
  return new DrawingFailed('provider', 'the request was not understood');
}

function formOf(fields: Readonly<Record<string, string | number>>, from: NonNullable<DrawTask['from']>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const type = from.mediaType;
  form.set(
    'image[]',
    new Blob([Uint8Array.from(from.bytes)], { type }),
    type === 'image/png' ? 'picture.png' : 'picture.jpg',
  );
  return form;
}
