import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isFields } from '../../../base/http/body/is-fields.ts';
import type { ModelServerConfig } from '../../../base/services.ts';
import { modelClient, pictureOf } from './client.ts';
import { modelPrompt, NEGATIVE } from './prompt.ts';
import { type DrawingProvider, DrawingFailed, type DrawTask, type Drawn } from './provider.ts';
import { modelSize } from './sizes.ts';

const STEPS = 25;
const CFG_SCALE = 7;
const POLL_MS = 1_000;
const MAX_ASK_MS = 2_000;
/** Work that waits longer than this at the server before its turn is not interrupted any more. */
const MAX_WAIT_MS = 1_800_000;
/** How far a picture may leave its original. */
const DENOISING = { restyle: 0.6, vary: 0.45 } as const;

/**
 * AUTOMATIC1111's web interface (`--api`), and servers that speak its calls: https://github.com/AUTOMATIC1111/stable-diffusion-webui/wiki/API.
 * The work has a name of ours (`force_task_id`), so that only our own work is interrupted: the server does one at a time,
 * and what waits there cannot be taken out of its queue. So it is interrupted when its turn comes.
 */
export function automatic1111(config: ModelServerConfig, restyles: boolean): DrawingProvider {
  const basic =
    config.key === undefined ? {} : { authorization: `Basic ${Buffer.from(config.key).toString('base64')}` };
  const client = modelClient(config.url, basic);

  /** The progress of our own work; undefined while the server does other work. */
  async function progressOf(task: string, signal?: AbortSignal): Promise<number | undefined> {
    const asked = {
      method: 'GET',
      path: '/sdapi/v1/progress?skip_current_image=true',
      ...(signal && { signal }),
    } as const;
    const { data } = await client.json(asked);
    if (!isFields(data) || data['current_task'] !== task) return undefined;
    return typeof data['progress'] === 'number' ? data['progress'] : undefined;
  }

  async function watch(task: string, progress: (share: number) => void, ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      await sleep(POLL_MS, undefined, { signal: ended }).catch(() => undefined);
      const share = ended.aborted ? undefined : await progressOf(task, ended).catch(() => undefined);
      if (share !== undefined) progress(share);
    }
  }

  /** Interrupts the work if it is being done. @returns whether it was; undefined if the server did not tell */
  async function interrupt(task: string): Promise<boolean | undefined> {
    const isDone = await progressOf(task, AbortSignal.timeout(MAX_ASK_MS)).then(
      (share) => share !== undefined,
      () => undefined,
    );
    if (isDone === true) await client.tell({ method: 'POST', path: '/sdapi/v1/interrupt' });
    return isDone;
  }

  /**
   * Whether the work waits for others; undefined if this call failed. Servers without a page of their own answer 404: they
   * do not tell, so nothing is waited for.
   */
  async function waits(task: string): Promise<boolean | undefined> {
    const signal = AbortSignal.timeout(MAX_ASK_MS);
    const asked = { method: 'GET', path: '/internal/pending-tasks', signal } as const;
    const answer = await client.json(asked, (status) => status === 404).catch(() => undefined);
    if (answer === undefined) return undefined;
    const tasks = isFields(answer.data) ? answer.data['tasks'] : undefined;
    return Array.isArray(tasks) && tasks.includes(task);
  }

  /** Interrupts the work now, or when its turn comes; for that nobody waits. */
  async function stop(task: string): Promise<void> {
    if (!(await tryToStop(task))) void stopAtItsTurn(task);
  }

  async function stopAtItsTurn(task: string): Promise<void> {
    const until = performance.now() + MAX_WAIT_MS;
    do await sleep(POLL_MS, undefined, { ref: false });
    while (performance.now() < until && !(await tryToStop(task)));
  }

  /** @returns false if the work still waits, or if a failed call leaves that open */
  async function tryToStop(task: string): Promise<boolean> {
    const isWaiting = await waits(task);
    if (isWaiting === true) return false;
    const wasDone = await interrupt(task);
    return wasDone === true || (wasDone === false && isWaiting === false);
  }

  return {
    by: 'model',
    restyles,
    async draw(task, { signal, progress }) {
      const id = `task(${randomUUID()})`;
      const ended = new AbortController();
      const watching = watch(id, progress, ended.signal);
      try {
        const path = task.from ? '/sdapi/v1/img2img' : '/sdapi/v1/txt2img';
        const { data } = await client.json({ method: 'POST', path, body: bodyOf(task, config.model, id), signal });
        return drawnIn(data, task);
      } finally {
        ended.abort();
        await watching;
        if (signal.aborted) await stop(id);
      }
    },
  };
}

function bodyOf(task: DrawTask, model: string, id: string) {
  const { from } = task;
  return {
    prompt: modelPrompt(task),
    negative_prompt: NEGATIVE,
    ...modelSize(task),
    steps: STEPS,
    cfg_scale: CFG_SCALE,
    seed: task.seeds[0] ?? 0,
    batch_size: 1,
    n_iter: task.seeds.length,
    do_not_save_grid: true,
    do_not_save_samples: true,
    force_task_id: id,
    ...(model === '' ? {} : { override_settings: { sd_model_checkpoint: model } }),
    ...(from && {
      init_images: [Buffer.from(from.bytes).toString('base64')],
      denoising_strength: DENOISING[from.as],
      resize_mode: 1,
    }),
  };
}

function drawnIn(data: unknown, { seeds }: DrawTask): Drawn {
  const images = isFields(data) ? data['images'] : undefined;
  if (!Array.isArray(images) || images.length === 0) throw new DrawingFailed('provider', 'the answer has no pictures');
  const info = infoOf(isFields(data) ? data['info'] : undefined);
  // The first picture may be a sheet of all.
  const pictures = images
    .slice(info.first, info.first + seeds.length)
    .map((one: unknown, at) => ({ bytes: pictureOf(one), seed: seeds[at] ?? 0 }));
  if (pictures.length === 0) throw new DrawingFailed('provider', 'the answer has no pictures');
  return { pictures };
}

function infoOf(info: unknown): { readonly first: number } {
  try {
    const read: unknown = JSON.parse(typeof info === 'string' ? info : '{}');
    const first = isFields(read) ? read['index_of_first_image'] : 0;
    return { first: first === 1 ? 1 : 0 };
  } catch {
    return { first: 0 };
  }
}
