import type { Answer, Person } from './person.ts';

const BOUNDARY = 'x-boundary-of-the-test';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="picture"\r\nContent-Type: image/png\r\n\r\n`;

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body of a browser form with one file. */
export const formOf = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(HEAD), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);

/** Uploads a picture as a browser form does. */
export const upload = (self: Person, bytes: Buffer, deadlineMs = 60_000): Promise<Answer> =>
  self.send({
    method: 'POST',
    path: '/api/upload/picture',
    headers: { 'content-type': MULTIPART },
    body: formOf(bytes),
    deadlineMs,
  });
