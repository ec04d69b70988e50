import { expect, test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { logInToPartner } from './lib/partner.ts';
import { button, buyNow, checkOrder, chooseModel, choosePhoto, PHOTO } from './lib/customer.ts';

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

const ROOT = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Runs the start command like a new developer, and reads the addresses that it prints. */
async function start(folder: string) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, SIM_SECONDS: '3' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const address = (name: string) => new RegExp(`${name}\\s+(http://localhost\\S+)`).exec(printed)?.[1];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => address('Partner') ?? printed).toMatch(/^http:/);
  const partnerPassword = /password ([^)\s]+)\)/.exec(printed)?.[1] ?? '';
  return {
    child,
    customer: address('Customer')!,
    screen: address('Display')!,
    partner: address('Partner')!,
    partnerPassword,
  };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once('exit', (code) => done(code)));
}

test('[JN-07] the start command prints working addresses, starts a printing station, and stops cleanly', async ({
  page,
  browser,
  request,
}) => {
  const { child, customer, screen, partner, partnerPassword } = await start(test.info().outputPath('shop'));
  try {
    await page.goto(customer);
    await button(page, 'Start designing').click();
    await chooseModel(page, 'iPhone 16');
    await choosePhoto(page, PHOTO);
    await checkOrder(page);
    await buyNow(page);
    await button(page, 'Pay').first().click();
    await button(page, 'Watch it print').click();
    await expect(button(page, 'Show my pickup code')).toBeVisible();

    const display = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await display.goto(screen);
    const code = await display.getByTestId('pairing-code').innerText();
    const shop = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await logInToPartner(shop, { origin: new URL(partner).origin, partnerPassword }, '#/stations/demo');
    await shop.getByLabel('Code on the screen').fill(code);
    await button(shop, 'Connect').click();
    await expect(button(display, /Pick up/)).toBeVisible();
    await Promise.all([display.close(), shop.close()]);
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended(child)).toBe(0);
  await expect(request.get(new URL('/health', customer).href)).rejects.toThrow(/ECONNREFUSED/);
});
