import type { Pixels } from '@cpc/imaging';
import { type ToolAnswer, ToolError, type ToolRequest } from './protocol.ts';

export interface ToolWatch {
  /** 0 … 1 */
  readonly onProgress: (share: number) => void;
  /** Ends the worker at once, wherever it is. */
  readonly signal: AbortSignal;
}

/**
 * Runs a picture tool in a worker of its own, which ends with it: its memory is free at once. The given pixels are
 * transferred and gone.
 * @throws ToolError if it cannot be done @throws the reason of the signal if it is cancelled
 */
export function runTool(request: ToolRequest, { onProgress, signal }: ToolWatch): Promise<Pixels> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const work = new Promise<Pixels>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ToolAnswer>) => {
      if (data.kind === 'progress') onProgress(data.share);
      else if (data.kind === 'done') resolve(data.pixels);
      else reject(new ToolError(data.problem, data.message));
    });
    // Its script cannot be fetched, or ends without an answer: a browser that kills it for its memory says no more.
    worker.addEventListener('error', (event) => reject(new ToolError('unavailable', event.message || 'no worker')));
  });
  worker.postMessage(request, [request.pixels.data.buffer]);
  return work.finally(() => worker.terminate());
}
