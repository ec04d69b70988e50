import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetched } from './fetching.ts';

it('[SE-07] [OP-04.2] an answer without end is not read', async () => {
  const server = createServer((request, response) => {
    const part = 'x'.repeat(2 ** 18);
    const more = () => {
      while (response.write(part));
    };
    response.on('drain', more);
    if (request.url === '/short') response.end('short');
    else more();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await fetched(`${origin}/short`)).toMatchObject({ status: 200, body: 'short' });
  await expect(fetched(`${origin}/endless`)).rejects.toThrow('expected at most 1048576 bytes');
});
