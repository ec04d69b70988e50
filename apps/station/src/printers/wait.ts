import { setTimeout as sleep } from 'node:timers/promises';

/** Waits. @throws the signal's reason when it is aborted */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw error;
  });
}
