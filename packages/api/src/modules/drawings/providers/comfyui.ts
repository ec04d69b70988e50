import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { FormData, WebSocket } from 'undici';
import { isFields } from '../../../base/http/body/is-fields.ts';
import type { ModelServerConfig } from '../../../base/services.ts';
import { modelClient, type ModelClient } from './client.ts';
import { graphOf } from './comfyui-graph.ts';
import { type DrawingProvider, DrawingFailed, type DrawRun, type DrawTask, type Drawn } from './provider.ts';

const POLL_MS = 1_000;

/**
 * ComfyUI: https://docs.comfy.org/development/comfyui-server/comms_routes. The work has the server's name
 * (`prompt_id`), so another process of ours can go on with it. Progress comes by its socket; the history decides.
 */
export function comfyui(config: ModelServerConfig, restyles: boolean): DrawingProvider {
  const headers = config.key === undefined ? {} : { authorization: `Bearer ${config.key}` };
  const client = modelClient(config.url, headers);

  async function begin(task: DrawTask, clientId: string, { signal, began }: DrawRun): Promise<string> {
    const image = task.from && (await uploaded(client, task.from, signal));
    const body = { prompt: graphOf(task, config.model, image), client_id: clientId };
    const { data } = await client.json({ method: 'POST', path: '/prompt', body, signal, unbroken: true });
    const id = isFields(data) ? data['prompt_id'] : undefined;
    if (typeof id !== 'string' || !/^[\w-]{1,80}$/.test(id))
      throw new DrawingFailed('provider', 'the work has no name');
    await began(id);
    return id;
  }

  async function waitFor(id: string, signal: AbortSignal): Promise<readonly unknown[]> {
    for (;;) {
      const { data } = await client.json({ method: 'GET', path: `/history/${id}`, signal });
      const entry = isFields(data) ? data[id] : undefined;
      const status = isFields(entry) ? entry['status'] : undefined;
      if (isFields(status) && status['status_str'] === 'error') throw new DrawingFailed('provider', 'the graph failed');
      if (isFields(entry) && (!isFields(status) || status['completed'] === true)) return imagesIn(entry['outputs']);
      if (!(await isKnown(client, id, signal))) throw new DrawingFailed('provider', 'the server has lost the work');
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      signal.throwIfAborted();
    }
  }

  /** Ends our own work only: an old server would interrupt whatever runs. */
  async function stop(id: string): Promise<void> {
    await client.tell({ method: 'POST', path: '/queue', body: { delete: [id] } });
    const signal = AbortSignal.timeout(POLL_MS * 5);
    const runs = await queueOf(client, signal).catch(() => undefined);
    if (runs?.running.includes(id)) await client.tell({ method: 'POST', path: '/interrupt', body: { prompt_id: id } });
  }

  return {
    by: 'model',
    restyles,
    stop,
    async draw(task, run) {
      const clientId = randomUUID();
      const unwatch = watchProgress(config.url, clientId, headers, run.progress);
      let id = run.task;
      try {
        id ??= await begin(task, clientId, run);
        const images = await waitFor(id, run.signal);
        return await download(client, images, task, run.signal);
      } finally {
        unwatch();
        if (run.signal.aborted && !run.handsOver() && id !== null) await stop(id);
      }
    },
  };
}

async function uploaded(
  client: ModelClient,
  from: NonNullable<DrawTask['from']>,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  const name = `${randomUUID()}.${from.mediaType === 'image/png' ? 'png' : 'jpg'}`;
  form.set('image', new Blob([Uint8Array.from(from.bytes)], { type: from.mediaType }), name);
  form.set('overwrite', 'true');
  const { data } = await client.json({ method: 'POST', path: '/upload/image', body: form, signal });
  const stored = isFields(data) ? data['name'] : undefined;
  if (typeof stored !== 'string') throw new DrawingFailed('provider', 'the picture was not taken');
  return stored;
}

/** The pictures that all nodes have saved. */
function imagesIn(outputs: unknown): readonly unknown[] {
  const nodes = isFields(outputs) ? Object.values(outputs) : [];
  return nodes.flatMap((node) => {
    const images = isFields(node) ? node['images'] : undefined;
    return Array.isArray(images) ? (images as unknown[]) : [];
  });
}

async function download(
  client: ModelClient,
  images: readonly unknown[],
  { seeds }: DrawTask,
  signal: AbortSignal,
): Promise<Drawn> {
  const pictures: { bytes: Uint8Array; seed: number }[] = [];
  for (const image of images.slice(0, seeds.length)) {
    const fields = isFields(image) ? image : {};
    const query = new URLSearchParams();
    for (const name of ['filename', 'subfolder', 'type'] as const)
      query.set(name, typeof fields[name] === 'string' ? fields[name] : '');
    pictures.push({ bytes: await client.file(`/view?${query.toString()}`, signal), seed: seeds[pictures.length] ?? 0 });
  }
  if (pictures.length === 0) throw new DrawingFailed('provider', 'the graph saved no picture');
  return { pictures };
}

async function queueOf(client: ModelClient, signal: AbortSignal) {
  const { data } = await client.json({ method: 'GET', path: '/queue', signal });
  const ids = (list: unknown) =>
    Array.isArray(list) ? list.map((entry: unknown) => (Array.isArray(entry) ? String(entry[1]) : '')) : [];
  return {
    running: ids(isFields(data) ? data['queue_running'] : []),
    pending: ids(isFields(data) ? data['queue_pending'] : []),
  };
}

/** Whether the server still knows the work; one that has just ended is in the history at the next look. */
async function isKnown(client: ModelClient, id: string, signal: AbortSignal): Promise<boolean> {
  const { running, pending } = await queueOf(client, signal);
  if (running.includes(id) || pending.includes(id)) return true;
  const { data } = await client.json({ method: 'GET', path: `/history/${id}`, signal });
  return isFields(data) && isFields(data[id]);
}

/** Follows the progress of the sampler. A socket that fails is no failure of the work. @returns the end of watching */
function watchProgress(
  url: string,
  clientId: string,
  headers: Readonly<Record<string, string>>,
  progress: (share: number) => void,
): () => void {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws?clientId=${clientId}`, { headers: { ...headers } });
  socket.addEventListener('error', () => undefined);
  socket.addEventListener('message', ({ data }) => {
    const share = shareIn(data);
    if (share !== undefined) progress(share);
  });
  return () => socket.close();
}

/** `{"type":"progress","data":{"value":3,"max":20}}`; other messages, and pictures in bytes, tell nothing. */
function shareIn(message: unknown): number | undefined {
  if (typeof message !== 'string') return undefined;
  try {
    const read: unknown = JSON.parse(message);
    const data = isFields(read) && read['type'] === 'progress' ? read['data'] : undefined;
    if (!isFields(data) || typeof data['value'] !== 'number' || typeof data['max'] !== 'number') return undefined;
    return data['value'] / data['max'];
  } catch {
    return undefined;
  }
}
