import { setTimeout as sleep } from 'node:timers/promises';
import { isFields } from '../../../base/http/body/is-fields.ts';
import type { ModelServerConfig } from '../../../base/services.ts';
import { modelClient, pictureOf } from './client.ts';
import { modelPrompt } from './prompt.ts';
import { type DrawingProvider, DrawingFailed, DrawingRefused, type DrawRun, type DrawTask } from './provider.ts';
import { modelSize, nearest } from './sizes.ts';

const POLL_MS = 1_000;
/** Where Replicate's results are; they are deleted after an hour. */
const RESULT_HOST = /^([a-z0-9-]+\.)?replicate\.delivery$/;
const RATIOS = ['1:1', '16:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16', '9:21', '21:9'] as const;
const STRENGTH = { restyle: 0.6, vary: 0.45 } as const;

/**
 * Replicate's predictions: https://replicate.com/docs/reference/http. The prediction's id is noted, so another process
 * goes on with it and nothing is begun twice. Only the id of an answer is used: the addresses are made here.
 */
export function replicate(config: ModelServerConfig, restyles: boolean): DrawingProvider {
  const client = modelClient(config.url, { authorization: `Bearer ${config.key ?? ''}` });
  const [name = '', version] = config.model.split(':');

  async function begin(task: DrawTask, { signal, began }: DrawRun): Promise<string> {
    const input = inputOf(task, version !== undefined);
    const path = version === undefined ? `/v1/models/${name}/predictions` : '/v1/predictions';
    const body = version === undefined ? { input } : { version, input };
    const { data } = await client.json({ method: 'POST', path, body, signal, unbroken: true });
    const id = isFields(data) ? data['id'] : undefined;
    if (typeof id !== 'string' || !/^\w{1,80}$/.test(id)) throw new DrawingFailed('provider', 'the work has no name');
    await began(id);
    return id;
  }

  async function waitFor(id: string, { signal, progress }: DrawRun): Promise<unknown> {
    for (;;) {
      const { data } = await client.json({ method: 'GET', path: `/v1/predictions/${id}`, signal });
      const { status, output, error, logs } = isFields(data) ? data : {};
      if (status === 'succeeded') return output;
      if (status === 'failed' && typeof error === 'string' && /nsfw|sensitive|flagged/i.test(error))
        throw new DrawingRefused('other', true);
      if (status !== 'starting' && status !== 'processing')
        throw new DrawingFailed('provider', `the prediction is ${String(status).slice(0, 20)}`);
      const share = shareIn(logs);
      if (share !== undefined) progress(share);
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
    }
  }

  /** A result in the answer itself, or at Replicate's own address or host of results. */
  async function pictureAt(where: unknown, signal: AbortSignal): Promise<Buffer> {
    if (typeof where !== 'string') throw new DrawingFailed('provider', 'a result is no address');
    if (where.startsWith('data:')) return pictureOf(where);
    if (where.startsWith(`${config.url}/`)) return client.file(where.slice(config.url.length), signal);
    const url = URL.canParse(where) ? new URL(where) : undefined;
    if (url?.protocol !== 'https:' || !RESULT_HOST.test(url.host))
      throw new DrawingFailed('provider', 'a result is at a strange address');
    const results = modelClient(url.origin, {});
    try {
      return await results.file(url.pathname + url.search, signal);
    } finally {
      await results.close();
    }
  }

  async function stop(id: string): Promise<void> {
    await client.tell({ method: 'POST', path: `/v1/predictions/${id}/cancel` });
  }

  return {
    by: 'model',
    restyles,
    stop,
    async draw(task, run) {
      let id = run.task;
      try {
        id ??= await begin(task, run);
        const output = await waitFor(id, run);
        const places: readonly unknown[] = Array.isArray(output) ? output : [output];
        const pictures: { bytes: Uint8Array; seed: number }[] = [];
        for (const [at, seed] of task.seeds.slice(0, places.length).entries())
          pictures.push({ bytes: await pictureAt(places[at], run.signal), seed });
        if (pictures.length === 0) throw new DrawingFailed('provider', 'the prediction has no pictures');
        return { pictures };
      } finally {
        if (run.signal.aborted && !run.handsOver() && id !== null) await stop(id);
      }
    },
  };
}

/** Models by version take sides, as SDXL does; Replicate's official models take a ratio, as FLUX does. */
function inputOf(task: DrawTask, byVersion: boolean) {
  const { from } = task;
  return {
    prompt: modelPrompt(task),
    seed: task.seeds[0] ?? 0,
    num_outputs: task.seeds.length,
    ...(byVersion ? modelSize(task) : { aspect_ratio: nearest(task, RATIOS), output_format: 'png' }),
    ...(from && {
      image: `data:${from.mediaType};base64,${Buffer.from(from.bytes).toString('base64')}`,
      prompt_strength: STRENGTH[from.as],
    }),
  };
}

/** Models log their progress as ` 45%|████`. */
function shareIn(logs: unknown): number | undefined {
  const last = typeof logs === 'string' ? [...logs.slice(-2_000).matchAll(/(\d{1,3})%\|/g)].at(-1) : undefined;
  return last ? Number(last[1]) / 100 : undefined;
}
