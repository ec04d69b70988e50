/** The worker of the picture tools: one request, then progress and the result. */
import { enhance, partly, type Pixels, runSteps, type Steps, upscale } from '@cpc/imaging';
import type { ToolAnswer, ToolRequest } from './protocol.ts';

/** What a worker has of the global scope of a page; the types of a worker cannot be loaded beside those of a page. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<ToolRequest>) => void;
  readonly postMessage: (answer: ToolAnswer, transfer?: readonly ArrayBuffer[]) => void;
};

/** Enlarging takes most of the time: so many times as long for a pixel as colours. */
const ENHANCE_SHARE = 0.15;

function* improve({ pixels, strength, times }: ToolRequest): Steps<Pixels> {
  if (times === 1) return yield* enhance(pixels, strength);
  if (strength > 0) yield* partly(enhance(pixels, strength), 0, ENHANCE_SHARE);
  return yield* partly(upscale(pixels, times), strength > 0 ? ENHANCE_SHARE : 0, 1);
}

scope.onmessage = ({ data }) => {
  try {
    const pixels = runSteps(improve(data), (share) => scope.postMessage({ kind: 'progress', share }));
    scope.postMessage({ kind: 'done', pixels }, [pixels.data.buffer]);
  } catch (error) {
    // A buffer that does not fit into memory is a RangeError in every engine.
    const problem = error instanceof RangeError ? 'memory' : 'broken';
    scope.postMessage({ kind: 'failed', problem, message: String(error) });
  }
};
