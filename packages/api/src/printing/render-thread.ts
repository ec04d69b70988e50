import { constants, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { AssetId } from '@cpc/domain';
import { contentFolder, profileFolder } from './content-files.ts';
import { paintRenderer } from './paint-renderer.ts';
import type { RenderAnswer, RenderRequest, RenderSettings } from './thread-renderer.ts';

/** The thread that paints: one order at a time, so that its memory is bounded by the largest. */
function serve(port: MessagePort, { content, profiles }: RenderSettings): void {
  let pictures: RenderRequest['pictures'] = new Map();
  const picture = async (asset: AssetId) => pictures.get(asset);
  const renderer = paintRenderer({ picture, content: contentFolder(content), profile: profileFolder(profiles) });

  async function answer(request: RenderRequest): Promise<void> {
    pictures = request.pictures;
    const { art, settings, side } = request;
    try {
      const file = new Uint8Array(await (settings ? renderer.printFile(art, settings) : renderer.thumbnail(art, side)));
      port.postMessage({ file } satisfies RenderAnswer, [file.buffer]);
    } catch (error) {
      port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies RenderAnswer);
    }
  }

  port.on('message', (request: RenderRequest) => void answer(request));
}

/** Whoever waits for an answer goes before a painter: on Linux this is of the thread alone. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
if (parentPort) serve(parentPort, workerData as RenderSettings);
