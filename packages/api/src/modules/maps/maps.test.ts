import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CallError } from '@cpc/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases, sqliteDatabase } from '../../testing/databases.ts';
import { TEST_CONFIG, testClock, testLog } from '../../testing/services.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';
import { tileSource } from './tile-source.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SAID = { attribution: '© Tile Makers', maxZoom: 12 };

/** A tile server of our own: some of its tiles are wrong. */
async function tileServer() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (url.startsWith('/5/')) response.writeHead(404).end();
    else if (url.startsWith('/6/')) response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
    else if (url.startsWith('/7/')) response.writeHead(302, { location: '/1/0/0.png' }).end();
    else if (url.startsWith('/9/')) response.writeHead(url.startsWith('/9/1') ? 429 : 400).end();
    else if (url.startsWith('/10/')) response.writeHead(500).end();
    else if (url.startsWith('/12/')) response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
    else if (url.startsWith('/8/')) response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(600_000));
    else setTimeout(() => response.writeHead(200, { 'content-type': 'image/png' }).end(PNG), 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return { asked, close, url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png?key=secret` };
}

describe.each(databases())('maps, on $engine', ({ open }) => {
  it('[RT-13.4] without a source, maps have no tiles', async () => {
    const { visitor, app } = await testShop(await open());
    expect(await visitor.must('Map.get', {})).toEqual({ tiles: null });
    expect((await app.inject('/api/map/tile/1/0/0')).json()).toMatchObject({ data: { error: 'notFound' } });
  });

  it('[RT-13.5] [SE-03.1] tiles come from the server alone, which asks the source once and keeps its key', async () => {
    const tiles = await tileServer();
    const config = { ...TEST_CONFIG, mapTiles: { url: tiles.url, ...SAID } };
    const { visitor, app } = await testShop(await open(), { overrides: { config } });
    const { tiles: told } = await visitor.must('Map.get', {});
    expect(told).toEqual({ url: '/api/map/tile/{z}/{x}/{y}', attribution: '© Tile Makers', max_zoom: 12 });
    const both = await Promise.all([app.inject('/api/map/tile/2/1/3'), app.inject('/api/map/tile/2/1/3')]);
    for (const answer of [...both, await app.inject('/api/map/tile/2/1/3')]) {
      expect(answer.rawPayload).toEqual(PNG);
      expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
    }
    expect(tiles.asked).toEqual(['/2/1/3.png?key=secret']);
  });

  it('[RT-13.4] a tile that is on no map is not asked for', async () => {
    const tiles = await tileServer();
    const config = { ...TEST_CONFIG, mapTiles: { url: tiles.url, ...SAID } };
    const { app } = await testShop(await open(), { overrides: { config } });
    for (const wrong of ['2/4/0', '2/0/4', '13/0/0', '-1/0/0', '1/0/0.5', '1/x/0', '99999999/0/0'])
      expect((await app.inject(`/api/map/tile/${wrong}`)).json()).toMatchObject({ data: { error: 'notFound' } });
    expect(tiles.asked).toEqual([]);
    expect((await app.inject('/api/map/tile/5/0/0')).json()).toMatchObject({ data: { error: 'notFound' } });
  });

  it.each([
    ['what can run', 6],
    ['a way elsewhere', 7],
    ['too much', 8],
    ['a refusal', 9],
  ])(
    '[RT-13.4] [SC-07.1] a tile that the source answers with %s is not passed on and not asked for again; others are',
    async (_what, zoom) => {
      const tiles = await tileServer();
      const config = { ...TEST_CONFIG, mapTiles: { url: tiles.url, ...SAID } };
      const { app, services } = await testShop(await open(), { overrides: { config } });
      const wrong = await app.inject(`/api/map/tile/${zoom}/0/0`);
      expect(wrong.statusCode).toBe(503);
      expect((await app.inject(`/api/map/tile/${zoom}/0/0`)).statusCode).toBe(503);
      expect(tiles.asked.length).toBe(1);
      expect((await app.inject('/api/map/tile/1/0/0')).statusCode).toBe(200);
      expect(JSON.stringify(services.log.lines)).not.toContain('secret');
      services.clock.pass(60_001);
      await app.inject(`/api/map/tile/${zoom}/0/0`);
      expect(tiles.asked.length).toBe(3);
    },
  );

  it('[RT-13.4] a source that fails is left alone for a while', async () => {
    const tiles = await tileServer();
    const config = { ...TEST_CONFIG, mapTiles: { url: tiles.url, ...SAID } };
    const { app, services } = await testShop(await open(), { overrides: { config } });
    for (const tile of ['10/0/0', '1/0/0']) expect((await app.inject(`/api/map/tile/${tile}`)).statusCode).toBe(503);
    expect(tiles.asked.length).toBe(1);
    services.clock.pass(10_001);
    expect((await app.inject('/api/map/tile/1/0/0')).statusCode).toBe(200);
  });

  it('[RT-13.4] a source that is away is an error for its tiles, and for nothing else', async () => {
    const tiles = await tileServer();
    tiles.close();
    const config = { ...TEST_CONFIG, mapTiles: { url: tiles.url, ...SAID } };
    const { app, visitor } = await testShop(await open(), { overrides: { config } });
    expect((await app.inject('/api/map/tile/1/0/0')).statusCode).toBe(503);
    expect((await visitor.must('Map.get', {})).tiles).not.toBeNull();
  });

  it('[RT-13.2] customers see where a station is', async () => {
    const shop = await testShop(await open());
    const { machine_id } = CHOICE;
    const owner = await shop.partner();
    const place = { latitude: 52.52, longitude: 13.405 };
    await owner.must('Partner.setStationDetails', { machine_id, place });
    expect((await shop.visitor.must('Machine.get', { machine_id })).place).toEqual(place);
    await owner.must('Partner.setStationDetails', { machine_id, place: null });
    expect((await shop.visitor.must('Machine.list', {}))[0]?.place).toBeNull();
  });
});

it('[RT-13.2] [SE-03.1] our own pages may ask for the place of the device; nothing else may', async () => {
  const { app } = await testShop(await sqliteDatabase());
  const policy = String((await app.inject('/health')).headers['permissions-policy']).split(', ');
  expect(policy).toContain('geolocation=(self)');
  expect(policy).toContain('camera=()');
});

it('[SC-07.1] one address fetches only so many tiles from the source, and many addresses only so many in all', async () => {
  const tiles = await tileServer();
  const { tile } = tileSource({ url: tiles.url, ...SAID }, { clock: testClock(), log: testLog(), config: TEST_CONFIG });
  const ask = (y: number, ip: string) =>
    tile({ z: 12, x: 0, y }, ip).then(
      () => 'fetched',
      (error: unknown) => (error instanceof CallError ? error.error : 'unknown'),
    );
  const asked = await Promise.all(Array.from({ length: 300 }, (_, y) => ask(y, '10.0.0.1')));
  const fetched = tiles.asked.length;
  expect(asked.filter((answer) => answer === 'tooManyRequests')).toHaveLength(300 - fetched);
  expect(fetched).toBeLessThan(300);
  expect(await ask(300, '10.0.0.2')).toBe('fetched');
  await Promise.all(Array.from({ length: 3_000 }, (_, n) => ask(301 + n, `10.0.1.${n % 200}`)));
  expect(tiles.asked.length).toBeLessThanOrEqual(5 * fetched);
  // What was fetched is there for everybody.
  expect(await ask(0, '10.0.0.3')).toBe('fetched');
});
