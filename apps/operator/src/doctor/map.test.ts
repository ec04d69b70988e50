import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEnvironment } from '@cpc/settings';
import { expect, it, onTestFinished } from 'vitest';
import { examineMap } from './map.ts';

const settingsOf = (url: string) => readEnvironment({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: 'Tile Makers' });

it('[RT-13.4] the doctor says that maps show outlines without a source of tiles', async () => {
  expect(await examineMap(readEnvironment({}))).toMatchObject([{ check: 'map', state: 'ok' }]);
});

it('[RT-13.4] the doctor asks the source for a tile, and never tells its key', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url?.endsWith('key=good') ? 200 : 403).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const from = (key: string) => settingsOf(`http://127.0.0.1:${port}/{z}/{x}/{y}.png?key=${key}`);
  expect(await examineMap(from('good'))).toMatchObject([{ state: 'ok' }]);
  const refused = await examineMap(from('bad'));
  expect(refused).toMatchObject([{ state: 'warning', found: `127.0.0.1:${port} answers 403` }]);
  expect(JSON.stringify(refused)).not.toContain('key=');
  expect(asked).toEqual(['/0/0/0.png?key=good', '/0/0/0.png?key=bad']);
  expect(await examineMap(settingsOf('http://127.0.0.1:1/{z}/{x}/{y}'))).toMatchObject([{ state: 'warning' }]);
});
