import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { CallError } from '@cpc/contract';
import type { Parts } from '../../../base/ports/parts.ts';
import type { With } from '../../../base/services.ts';
import type { Checksum } from '../receive/headers.ts';

/** More arrived than was announced. */
export class TooMuch extends Error {}

/** A part that is arriving. */
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
 * Writes a part as it arrives. If the connection breaks, the bytes so far stay.
 * @returns how many bytes were written
 * @throws TooMuch if more arrives than was announced, CallError uploadFailed if the connection breaks, or what its body
 * throws
 */
export function takeBytes(parts: Parts, { id, offset, length, body }: Part): Promise<number> {
  return parts.write(id, offset, length, bounded(body, length - offset));
}

/**
 * Writes a part to a file of its own, and adds it to the upload only if it is whole and correct. Until then the upload
 * is unchanged, and other connections may write to it.
 * @returns how many bytes were written; `overtaken` if another connection wrote them first
 * @throws like `takeBytes`
 */
export async function takeChecked(
  { parts, temporary }: With<'parts' | 'temporary'>,
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
