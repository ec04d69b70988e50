import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from './lib/test.ts';
import { textbox } from './lib/target.ts';

const PAGE = `<!doctype html><html lang="en"><head>
  <meta name="viewport" content="width=device-width"><title>Page</title>
  <script>console.error('said while loading')</script></head>
  <body style="margin: 0; height: 100vh; touch-action: none; background: #369">
    <textarea aria-label="Words"></textarea><input type="file" hidden>
    <script>
      window.seen = [];
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click'])
        addEventListener(type, (event) => seen.push([type, event.pointerId, event.clientX, event.clientY]));
    </script></body></html>`;

declare global {
  interface Window {
    seen: (readonly [type: string, pointer: number, x: number, y: number])[];
  }
}

let server: Server;
let address: string;

test.beforeAll(async () => {
  server = createServer((_asked, answer) => answer.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

test.afterAll(() => server.closeAllConnections());
test.afterAll(() => new Promise((closed) => server.close(closed)));

test('[BR-01] the driver shows a phone, moves fingers, types and chooses files', async ({ phone }) => {
  const { browser } = phone;
  await browser.open(address);
  expect(await browser.run(() => [innerWidth, innerHeight, devicePixelRatio])).toEqual([412, 915, 2]);
  const events = () => browser.run(() => window.seen.splice(0));

  await browser.tap({ x: 100, y: 200 });
  expect((await events()).at(-1)).toEqual(['click', expect.any(Number), 100, 200]);

  const corner = [
    { x: 100, y: 300 },
    { x: 200, y: 300 },
    { x: 200, y: 400 },
  ];
  await browser.touch([corner]);
  const path = (await events()).map(([, , x, y]) => ({ x, y }));
  expect(path).toEqual(expect.arrayContaining(corner));
  expect(path.length).toBeGreaterThan(10);

  await browser.touch([
    [
      { x: 150, y: 500 },
      { x: 50, y: 500 },
    ],
    [
      { x: 200, y: 500 },
      { x: 300, y: 500 },
    ],
  ]);
  const ends = (await events()).filter(([type]) => type === 'pointerup');
  expect(ends.map(([, , x]) => x)).toEqual([50, 300]);
  expect(new Set(ends.map(([, pointer]) => pointer)).size).toBe(2);

  const words = 'Hello مرحبا 你好 🦊';
  await phone.write(textbox('Words'), words);
  expect(await browser.run(() => document.querySelector('textarea')?.value)).toBe(words);

  await browser.chooseFiles('input[type=file]', import.meta.filename);
  expect(await browser.run(() => document.querySelector<HTMLInputElement>('[type=file]')?.files?.[0]?.name)).toBe(
    'drivers.spec.ts',
  );

  const { data, info } = await sharp(await browser.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([824, 1830]);
  expect([...data.subarray(-info.channels).subarray(0, 3)]).toEqual([0x33, 0x66, 0x99]);
  expect(await browser.complaints()).toEqual(['console.error said while loading']);
});

test('[BR-01] a tap on a page that is busy while it is pressed is a click', async ({ phone }) => {
  const { browser } = phone;
  await browser.open(address);
  await browser.run(() => {
    const LONGER_THAN_A_TAP_MS = 400;
    addEventListener('pointerdown', () => {
      for (const end = performance.now() + LONGER_THAN_A_TAP_MS; performance.now() < end; );
    });
  });
  await browser.tap({ x: 100, y: 200 });
  await expect.poll(() => browser.run(() => window.seen.at(-1)?.[0])).toBe('click');
  await browser.complaints();
});

test('[BR-01] what moves with every frame is not at rest, however late its frames are', async ({ phone }) => {
  const { browser } = phone;
  await browser.open(address);
  await browser.run(() => {
    const LATE_MS = 300;
    window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), LATE_MS));
    const moveBy = (pixels: number) => {
      document.body.style.paddingLeft = `${pixels}px`;
      if (pixels < 5) requestAnimationFrame(() => moveBy(pixels + 1));
    };
    moveBy(0);
  });
  await phone.rest(textbox('Words'));
  expect(await browser.run(() => document.body.style.paddingLeft)).toBe('5px');
  await browser.complaints();
});

test('[BR-01] the driver reports errors of the page and of a script', async ({ phone }) => {
  const { browser } = phone;
  await browser.open(address);
  await browser.run(() => {
    setTimeout(() => {
      throw new Error('too late');
    });
    void Promise.reject(new Error('nobody listens'));
    document.body.append(Object.assign(document.createElement('img'), { src: 'data:image/png,none' }));
  });
  await expect(browser.run((a: number, b: number) => Promise.reject(new Error(`${a + b}`)), 1, 2)).rejects.toThrow('3');
  await browser.reload();
  const complaints = (await browser.complaints()).join('\n');
  for (const wrong of [
    'said while loading',
    'uncaught too late',
    'unhandled rejection nobody listens',
    'not loaded: <img',
  ])
    expect(complaints).toContain(wrong);
});
