import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { drawWallpaper } from '../wallpapers/draw.ts';
import { jpegOf } from '../wallpapers/jpeg.ts';

export type DrawingAnswer = { readonly jpeg: Uint8Array } | { readonly error: string };

async function answer(port: MessagePort, key: string): Promise<void> {
  try {
    const jpeg = new Uint8Array(await jpegOf(drawWallpaper(key, 1)));
    port.postMessage({ jpeg } satisfies DrawingAnswer, [jpeg.buffer]);
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) } satisfies DrawingAnswer);
  }
}

if (parentPort) void answer(parentPort, workerData);
