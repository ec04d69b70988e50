import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { CallError } from '@cpc/contract';
import type { Parts } from '../../../base/ports/parts.ts';
import type { Services } from '../../../base/services.ts';
import type { Checksum } from './headers.ts';

/** More came than was announced. */
export class TooMuch extends Error {}

/** A part on its way in. */
interface Part {
  readonly id: string;
  /** The address that sends it. */
  readonly owner: string;
  readonly offset: number;
  /** Bytes of the whole file: no part goes beyond. */
  readonly length: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Writes a part as it comes; what had come when the connection breaks stays.
 * @returns how many bytes were written
 * @throws TooMuch when more comes than was announced, CallError uploadFailed when the connection breaks, or as its body
 */
export function takeBytes(parts: Parts, { id, offset, length, body }: Part): Promise<number> {
  return parts.write(id, offset, length, bounded(body, length - offset));
}

/**
 * Takes a part to a file of its own, and to the upload only when it is whole and right: until then nothing of it is
 * there, and nothing that another connection brings meanwhile is touched.
 * @returns how many bytes were written; `overtaken` where another brought them first
 * @throws as `takeBytes`
 */
export async function takeChecked(
  { parts, temporary }: Services,
  { id, owner, offset, length, body }: Part,
  { algorithm, digest }: Checksum,
): Promise<number | 'mismatch' | 'overtaken'> {
  const hash = createHash(algorithm);
  return temporary.withFile(owner, bounded(body, length - offset, hash), async (path) => {
    if (hash.digest('base64') !== digest) return 'mismatch';
    if ((await parts.size(id)) !== offset) return 'overtaken';
    return parts.write(id, offset, length, createReadStream(path));
  });
}

async function* bounded(body: AsyncIterable<Uint8Array>, most: number, hash?: Hash): AsyncGenerator<Uint8Array> {
  let come = 0;
  try {
    for await (const bytes of body) {
      come += bytes.length;
      if (come > most) break;
      hash?.update(bytes);
      yield bytes;
    }
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('uploadFailed');
  }
  if (come > most) throw new TooMuch();
}
