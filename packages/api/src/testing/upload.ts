import type { UploadedPicture } from '@cpc/contract';
import type { FastifyInstance } from 'fastify';
import { type Answer, answerOf } from './caller.ts';

/** Sends a file in the same way as a browser's form. */
export async function upload(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  bytes: Buffer,
  name = 'picture.png',
): Promise<Answer<UploadedPicture>> {
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const response = await app.inject({
    method: 'POST',
    url: '/api/upload/picture',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  });
  return answerOf<UploadedPicture>(response);
}
