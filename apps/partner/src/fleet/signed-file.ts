import { type SignedRelease, signedRelease } from '@cpc/contract';

/** The largest file that is read: a bundle in base64 and a little more. */
const MAX_BYTES = 4_500_000;

/** The signed version in a file that `npm run release -- sign` wrote; undefined if it is another file. */
export async function readSigned(file: Blob): Promise<SignedRelease | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  try {
    const read = signedRelease.safeParse(JSON.parse(await file.text()));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
