import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { TEST_CONFIG } from '../../testing/services.ts';
import { CHOICE, testShop } from '../../testing/shop.ts';

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
  it('[RT-13] without a source, maps have no tiles', async () => {
    const { visitor, app } = await testShop(await open());
    expect(await visitor.must('Map.get', {})).toEqual({ tiles: null });
    expect((await app.inject('/api/map/tile/1/0/0')).json()).toMatchObject({ data: { error: 'notFound' } });
  });

  it('[RT-13] [SE-03] tiles come from the server alone, which asks the source once and keeps its key', async () => {
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

  it('[RT-13] a tile that is on no map is not asked for', async () => {
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
  ])('[RT-13] a source that answers with %s is not passed on, and then left alone for a while', async (_what, zoom) => {
    const tiles = await tileServer();
    const config = { ...TEST_CONFIG, mapTiles: { url: tiles.url, ...SAID } };
    const { app, services } = await testShop(await open(), { overrides: { config } });
    const wrong = await app.inject(`/api/map/tile/${zoom}/0/0`);
    expect(wrong.statusCode).toBe(503);
    expect((await app.inject('/api/map/tile/1/0/0')).statusCode).toBe(503);
    expect(tiles.asked.length).toBe(1);
    expect(JSON.stringify(services.log.lines)).not.toContain('secret');
    services.clock.pass(10_001);
    expect((await app.inject('/api/map/tile/1/0/0')).statusCode).toBe(200);
  });

  it('[RT-13] a source that is away is an error for its tiles, and for nothing else', async () => {
    const tiles = await tileServer();
    tiles.close();
    const config = { ...TEST_CONFIG, mapTiles: { url: tiles.url, ...SAID } };
    const { app, visitor } = await testShop(await open(), { overrides: { config } });
    expect((await app.inject('/api/map/tile/1/0/0')).statusCode).toBe(503);
    expect((await visitor.must('Map.get', {})).tiles).not.toBeNull();
  });

  it('[RT-13] customers see where a station is', async () => {
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

it('[RT-13] [SE-03] our own pages may ask for the place of the device; nothing else may', async () => {
  const [engine] = databases();
  if (!engine) throw new Error('expected an engine');
  const { app } = await testShop(await engine.open());
  const policy = String((await app.inject('/health')).headers['permissions-policy']).split(', ');
  expect(policy).toContain('geolocation=(self)');
  expect(policy).toContain('camera=()');
});
