import type { IncomingMessage } from 'node:http';
import { CallError } from '@cpc/contract';
import {
  MAX_BODY_BYTES,
  MAX_BODY_MS,
  MAX_DESIGN_BODY_MS,
  MAX_DESIGN_BYTES,
  MAX_DRAINED_BYTES,
  MAX_DRAIN_MS,
} from './limits.ts';

/**
 * Reads a whole body. Before more than MAX_BODY_BYTES are read, `maySendMore` must permit it. A body without a declared
 * length is counted while it arrives.
 * @param maySendMore throws if the caller may not send more; called at most once
 * @throws CallError tooLarge, malformed if the body is cut off, unavailable if it takes too long, or the error of
 * `maySendMore`
 */
export async function readBody(
  payload: IncomingMessage,
  maySendMore: () => Promise<void>,
  { smallMs, largeMs } = { smallMs: MAX_BODY_MS, largeMs: MAX_DESIGN_BODY_MS },
): Promise<Buffer> {
  const time = deadline(smallMs);
  const mayTakeLonger = async () => {
    await maySendMore();
    time.extend(largeMs);
  };
  const body = collect(payload, mayTakeLonger).catch(async (error: unknown) => {
    if (payload.destroyed) throw new CallError('malformed');
    await drain(payload);
    throw error;
  });
  return Promise.race([body, time.over]).finally(() => time.extend(0));
}

async function collect(payload: IncomingMessage, maySendMore: () => Promise<void>): Promise<Buffer> {
  const declared = Number(payload.headers?.['content-length'] ?? 0);
  if (declared > MAX_DESIGN_BYTES) throw new CallError('tooLarge');
  let limit = MAX_BODY_BYTES;
  const admit = async (size: number) => {
    if (size <= limit) return;
    if (size > MAX_DESIGN_BYTES) throw new CallError('tooLarge');
    await maySendMore();
    limit = MAX_DESIGN_BYTES;
  };
  await admit(declared);
  const chunks: Buffer[] = [];
  let size = 0;
  const arriving: AsyncIterable<Buffer> = payload.iterator({ destroyOnReturn: false });
  for await (const chunk of arriving) {
    chunks.push(chunk);
    size += chunk.length;
    await admit(size);
  }
  return Buffer.concat(chunks, size);
}

/** A slow network is not the caller's fault: the error asks for a retry. */
function deadline(ms: number) {
  let fail = () => {};
  const over = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new CallError('unavailable'));
  });
  let timer = setTimeout(fail, ms);
  return {
    over,
    /** @param more ms from now; 0 stops the timer */
    extend(more: number): void {
      clearTimeout(timer);
      if (more > 0) timer = setTimeout(fail, more);
    },
  };
}

/**
 * Reads on for a moment and discards the data: closing while the client still sends would break the connection before
 * the answer arrives.
 */
async function drain(payload: IncomingMessage): Promise<void> {
  if (Number(payload.headers?.['content-length'] ?? 0) > MAX_DRAINED_BYTES) return;
  await new Promise<void>((resolve) => {
    let size = 0;
    const timer = setTimeout(resolve, MAX_DRAIN_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (payload.readableEnded || payload.destroyed) end();
    payload.once('close', end).once('end', end);
    payload.on('data', (chunk: Buffer) => {
      if ((size += chunk.length) > MAX_DRAINED_BYTES) end();
    });
  });
}
