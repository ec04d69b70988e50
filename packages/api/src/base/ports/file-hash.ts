import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** The SHA-256 of a file of any size as 64 hex digits. @throws Error if it cannot be read */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file: AsyncIterable<Buffer> = createReadStream(path);
  for await (const bytes of file) hash.update(bytes);
  return hash.digest('hex');
}
