import { CallError } from '@cpc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../../base/http/address.ts';
import { takeArriving } from '../../../records/quotas/bytes.ts';
import type { With } from '../../../base/services.ts';
import { countArriving } from './arriving.ts';
import { PICTURE_LIMITS } from './limits.ts';
import { wholeNumber } from './headers.ts';
import { unlessStalled } from './stalled.ts';

/**
 * Writes the one file of a multipart request to the disk, so that slow uploads hold no memory. It passes on the path
 * and the number of bytes, and removes the file afterwards. The bytes count against the address as they arrive, even if
 * the file breaks off.
 * @throws CallError uploadFailed if there is no file or it breaks off, imageTooLarge if it is over the limit,
 * tooManyRequests if the address has sent too much; NoRoom
 */
export async function withReceivedFile<T>(
  services: With<'db' | 'clock' | 'temporary' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (path: string, bytes: number) => Promise<T>,
): Promise<T> {
  try {
    if (!request.isMultipart()) throw new CallError('uploadFailed');
    const part = await orFailed(request.file({ throwFileSizeLimit: false }));
    if (!part) throw new CallError('uploadFailed');
    let arrived = 0;
    const most = Math.min(PICTURE_LIMITS.bytes, wholeNumber(request.headers['content-length']) ?? Infinity);
    const body = countArriving(whole(request, part.file), most, async (bytes) => {
      await takeArriving(services, request.ip, bytes);
      arrived += bytes;
    });
    return await services.temporary.withFile(addressOf(request.ip), body, (path) => work(path, arrived));
  } catch (error) {
    // The rest of the body is not read.
    if (!request.raw.complete) reply.header('connection', 'close');
    throw error;
  }
}

/** @throws CallError uploadFailed if it breaks off, imageTooLarge if it is over the limit */
async function* whole(
  request: FastifyRequest,
  file: AsyncIterable<Uint8Array> & { readonly truncated: boolean },
): AsyncGenerator<Uint8Array> {
  const body = unlessStalled(request, file);
  try {
    for (let next = await orFailed(body.next()); !next.done; next = await orFailed(body.next())) yield next.value;
  } finally {
    await body.return(undefined);
  }
  if (file.truncated) throw new CallError('imageTooLarge');
}

async function orFailed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new CallError('uploadFailed');
  }
}
