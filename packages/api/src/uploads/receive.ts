import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CallError } from '@cpc/contract';
import type { FastifyRequest } from 'fastify';

/**
 * Takes the one file of a multipart request to the disk, so that slow uploads hold no memory, hands its path over, and
 * removes it afterwards.
 * @throws CallError uploadFailed when there is no file or it breaks off, imageTooLarge when it is over the limit
 */
export async function withReceivedFile<T>(request: FastifyRequest, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  try {
    await receive(request, path);
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(request: FastifyRequest, path: string): Promise<void> {
  if (!request.isMultipart()) throw new CallError('uploadFailed');
  const part = await orFailed(request.file({ throwFileSizeLimit: false }));
  if (!part) throw new CallError('uploadFailed');
  await orFailed(pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 })));
  if (part.file.truncated) throw new CallError('imageTooLarge');
}

async function orFailed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new CallError('uploadFailed');
  }
}
