import { describe, expect, it } from 'vitest';
import { createCutter, type WorkerLike } from './cutter.ts';
import type { CutRequest } from './protocol.ts';

const PICTURE = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
const TASK = { kind: 'people', picture: PICTURE } as const;
const MASK = { data: new Uint8ClampedArray(1), width: 1, height: 1 };

/** Workers that answer when the test says so. */
function workers() {
  const all: (WorkerLike & { readonly asked: CutRequest[]; ended: boolean })[] = [];
  const start = (): WorkerLike => {
    const asked: CutRequest[] = [];
    const worker = {
      asked,
      ended: false,
      postMessage: (message: CutRequest) => void asked.push(message),
      terminate: () => (worker.ended = true),
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    } as WorkerLike & { readonly asked: CutRequest[]; ended: boolean };
    all.push(worker);
    return worker;
  };
  const answer = (worker: number, result: typeof MASK | 'noPerson') =>
    all[worker]?.onmessage?.({ data: { id: all[worker].asked.at(-1)?.id ?? 0, result } } as MessageEvent);
  return { all, start, answer };
}

describe('the worker that cuts out', () => {
  it('[AI-02.1] one worker serves one task after the other', async () => {
    const { all, start, answer } = workers();
    const cutter = createCutter(start);
    const first = cutter.cut(TASK);
    answer(0, 'noPerson');
    expect(await first).toBe('noPerson');
    const second = cutter.cut(TASK);
    answer(0, MASK);
    expect([await second, all.length]).toEqual([MASK, 1]);
  });

  it('[AI-02.1] to stop ends the worker, and the next task gets another one', async () => {
    const { all, start, answer } = workers();
    const cutter = createCutter(start);
    const stopped = cutter.cut(TASK);
    cutter.stop();
    expect([await stopped, all[0]?.ended]).toEqual([undefined, true]);
    const next = cutter.cut(TASK);
    answer(1, MASK);
    expect(await next).toBe(MASK);
  });

  it('[AI-02.1] a worker that dies says so and is replaced; one whose file is missing was not loaded', async () => {
    const { all, start } = workers();
    const cutter = createCutter(start);
    const dead = cutter.cut(TASK);
    all[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(await dead).toBe('broken');
    const missing = cutter.cut(TASK);
    all[1]?.onerror?.({} as ErrorEvent);
    expect([await missing, all.length]).toEqual(['notLoaded', 2]);
  });
});
