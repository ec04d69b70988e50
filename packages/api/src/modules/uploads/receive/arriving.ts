import { CallError } from '@cpc/contract';

/** Bytes that are counted at once, so that a silent connection holds no more quota than this. */
const STEP = 256 * 1024;

/**
 * Passes a body on and counts its bytes, each step before it is passed on. What was counted but did not arrive is given
 * back.
 * @param most bytes that are expected
 * @param count throws if no more may arrive
 */
export async function* countArriving(
  body: AsyncIterable<Uint8Array>,
  most: number,
  count: (bytes: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let counted = 0;
  let come = 0;
  try {
    for await (const bytes of body) {
      come += bytes.length;
      while (counted < Math.min(come, most)) {
        const step = Math.min(STEP, most - counted);
        await count(step);
        counted += step;
      }
      yield bytes;
    }
  } finally {
    const unused = counted - Math.min(come, most);
    if (unused > 0) await count(-unused);
  }
}

/** More arrived than was announced. */
export class TooMuch extends Error {}

/**
 * Passes a body on.
 * @throws TooMuch after that many bytes, if there are more; CallError uploadFailed if the connection breaks
 */
export async function* atMost(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let come = 0;
  try {
    for await (const bytes of body) {
      come += bytes.length;
      if (come > most) break;
      yield bytes;
    }
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('uploadFailed');
  }
  if (come > most) throw new TooMuch();
}
