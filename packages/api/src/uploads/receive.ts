import { CallError } from '@cpc/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../http/address.ts';
import type { Services } from '../services.ts';
import { unlessStalled } from './stalled.ts';

/**
 * Takes the one file of a multipart request to the disk, so that slow uploads hold no memory, hands its path over, and
 * removes it afterwards.
 * @throws CallError uploadFailed when there is no file or it breaks off, imageTooLarge when it is over the limit; NoRoom
 */
export async function withReceivedFile<T>(
  { temporary }: Pick<Services, 'temporary'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (path: string) => Promise<T>,
): Promise<T> {
  try {
    if (!request.isMultipart()) throw new CallError('uploadFailed');
    const part = await orFailed(request.file({ throwFileSizeLimit: false }));
    if (!part) throw new CallError('uploadFailed');
    return await temporary.withFile(addressOf(request.ip), whole(request, part.file), work);
  } catch (error) {
    // What is still on its way is not waited for.
    if (!request.raw.complete) reply.header('connection', 'close');
    throw error;
  }
}

/** @throws CallError uploadFailed when it breaks off, imageTooLarge when it is over the limit */
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
