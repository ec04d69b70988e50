import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressJson } from './compress.ts';

const LONG = { words: 'a model and its measures '.repeat(1000) };

it.each([
  ['a long answer to a browser', 'gzip, br', LONG, 'br'],
  ['a short answer', 'gzip, br', { words: 'few' }, undefined],
  ['a long answer to a browser without Brotli', 'gzip', LONG, undefined],
])('sends %s in the best encoding, with the same content', async (_, accepted, body, encoding) => {
  const app = Fastify();
  compressJson(app);
  app.get('/', () => body);
  const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
  const bytes = encoding === 'br' ? brotliDecompressSync(response.rawPayload) : response.rawPayload;
  expect(JSON.parse(bytes.toString())).toEqual(body);
  expect(Number(response.headers['content-length'] ?? response.rawPayload.length)).toBe(response.rawPayload.length);
});
