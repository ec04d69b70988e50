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
 * Reads a body whole. Beyond MAX_BODY_BYTES nothing is read until it is known that the caller may send more; a body
 * without a declared length is counted while it comes.
 * @param maySendMore throws where the caller may not; asked once at most
 * @throws CallError tooLarge, malformed where the body breaks off, unavailable where it takes too long, or what
 * `maySendMore` throws
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
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    await admit(size);
  }
  return Buffer.concat(chunks, size);
}

/** A slow network is no fault of the caller: who sent too slowly is told to try again. */
function deadline(ms: number) {
  let fail = () => {};
  const over = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new CallError('unavailable'));
  });
  let timer = setTimeout(fail, ms);
  return {
    over,
    /** @param more ms from now; 0 ends it */
    extend(more: number): void {
      clearTimeout(timer);
      if (more > 0) timer = setTimeout(fail, more);
    },
  };
}

/** Reads on for a moment and keeps nothing: who hangs up while a client sends breaks the connection before the answer. */
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
