import { constants, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { AssetId } from '@cpc/domain';
import { contentFolder, profileFolder } from './content-files.ts';
import { paintRenderer } from './paint-renderer.ts';
import type { Renderer } from './renderer.ts';
import type { RenderAnswer, RenderRequest, RenderSettings, Wish } from './thread-renderer.ts';

/** The thread that paints: one order at a time, so that its memory is bounded by the largest. */
function serve(port: MessagePort, { content, profiles }: RenderSettings): void {
  let blobs: RenderRequest['blobs'] = new Map();
  const blob = async (asset: AssetId) => blobs.get(asset);
  const renderer = paintRenderer({ blob, content: contentFolder(content), profile: profileFolder(profiles) });

  async function answer(request: RenderRequest): Promise<void> {
    blobs = request.blobs;
    try {
      const file = new Uint8Array(await fulfil(renderer, request.wish));
      port.postMessage({ file } satisfies RenderAnswer, [file.buffer]);
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies RenderAnswer);
    }
  }

  port.on('message', (request: RenderRequest) => void answer(request));
}

async function fulfil(renderer: Renderer, wish: Wish): Promise<Uint8Array> {
  switch (wish.kind) {
    case 'print':
      return renderer.printFile(wish.art, wish.settings);
    case 'thumbnail':
      return renderer.thumbnail(wish.art, wish.side);
    case 'chart':
      return renderer.chart(wish.page, wish.settings);
    case 'profile':
      await renderer.tryProfile(wish.profile);
      return new Uint8Array();
  }
}

/** Whoever waits for an answer goes before a painter: on Linux this is of the thread alone. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
if (parentPort) serve(parentPort, workerData as RenderSettings);
