import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { axeFindings } from './testing/axe.ts';
import { servePage } from './testing/serve.ts';

/** The controls in a real browser, on the gallery page. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const missing = !existsSync(executablePath);
if (missing)
  process.stderr.write(`The controls were NOT looked at: no Chromium at ${executablePath}; set CHROMIUM_PATH.\n`);

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let server: Awaited<ReturnType<typeof servePage>>;
let browser: Browser;

beforeAll(async () => {
  if (missing) return;
  const configFile = fileURLToPath(new URL('../dev/vite.config.ts', import.meta.url));
  server = await servePage(configFile, inject('runFolder'));
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(query: string, width = 412, missingFile?: RegExp): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 915 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (missingFile !== undefined) await page.route(missingFile, (route) => route.abort());
  await page.goto(`${server.address}?${query}`);
  // Behind an open dialog the page has no roles to wait for.
  await page.locator(query.includes('open=') ? '[role=dialog]' : 'main').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  return page;
}

describe.skipIf(missing)('the controls in a browser', () => {
  it.each(['language=en-us', 'language=ar-ar&theme=light', 'language=zh-cn&open=sheet', 'language=en-us&open=dialog'])(
    '[ED-11.3] have no WCAG 2.2 AA finding: %s',
    async (query) => {
      const page = await open(query);
      // Only the dialog is checked: axe would mix its colours with those of the page below.
      const found = await axeFindings(page, query.includes('open=') ? '[role=dialog]' : undefined);
      const against = found.filter(({ tags }) => tags.some((tag) => AA.includes(tag)));
      expect(against.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
      await page.context().close();
    },
  );

  it.each(['en-US', 'zh-Hans', 'ar'])('[LG-05.1] fit a width of 320 px in %s', async (language) => {
    const page = await open(`language=${language}`, 320);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await page.context().close();
  });

  it('[LG-04.1] run from right to left in Arabic: the page, the back button, the slider', async () => {
    const page = await open('language=ar-ar');
    expect(await page.evaluate('[document.documentElement.dir, document.documentElement.lang]')).toEqual(['rtl', 'ar']);
    const back = await page.getByRole('button', { name: 'رجوع' }).boundingBox();
    expect(back?.x).toBeGreaterThan(206);
    const slider = page.getByRole('slider');
    const before = Number(await slider.inputValue());
    await slider.press('ArrowLeft');
    expect(Number(await slider.inputValue())).toBeGreaterThan(before);
    await page.context().close();
  });

  it.each([
    ['ja', 'line-break: strict', 'Noto Sans JP Variable'],
    ['ko', 'word-break: keep-all', 'Noto Sans KR Variable'],
    ['zh-Hant', 'line-break: strict', 'Noto Sans TC Variable'],
    ['zh-Hans', 'line-break: strict', 'Noto Sans SC Variable'],
    ['th', 'word-break: normal', 'Mitr'],
    ['bn', 'word-break: normal', 'Baloo Da 2'],
  ])('[LG-08.3] break lines by the rules of %s, and have its typeface', async (tag, rule, face) => {
    const page = await open('language=en-us');
    const style = await page.evaluate((lang) => {
      document.documentElement.lang = lang;
      const { fontFamily, lineBreak, wordBreak } = getComputedStyle(document.querySelector('main') ?? document.body);
      return `${fontFamily} line-break: ${lineBreak} word-break: ${wordBreak}`;
    }, tag);
    expect(style).toContain(rule);
    expect(style).toContain(face);
    await page.context().close();
  });

  it('[LG-03.3] switch the language at once, without a reload', async () => {
    const page = await open('language=en-us');
    await page.evaluate('window.kept = true');
    await page.getByRole('banner').getByRole('button', { name: 'Choose a language' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'العربية' }).click();
    await page.getByRole('button', { name: 'رجوع' }).waitFor();
    expect(await page.evaluate('window.kept')).toBe(true);
    await page.context().close();
  });

  it('[ED-11.3] are at least 44 px high and wide', async () => {
    const page = await open('language=en-us');
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, label:has(input)')]
        .map((element) => ({
          box: element.getBoundingClientRect(),
          name: element.textContent || element.getAttribute('aria-label'),
        }))
        .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
        .map(({ box, name }) => `${name}: ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
    await page.context().close();
  });

  it('[ED-09.2] ink without white below takes the colour of the shell, as in print', async () => {
    const page = await open('language=en-us');
    const seen = await page.getByRole('img', { name: 'Thin ink' }).screenshot();
    const { data, info } = await sharp(seen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.round(info.height * 0.6) * info.width + Math.round(info.width / 2)) * info.channels;
    const [red = 255, green = 0, blue = 255] = data.subarray(middle, middle + 3);
    // #ffee00 on #2bb3c0 is #2ba700: neither the ink's red nor the shell's blue comes back.
    expect(red).toBeLessThan(90);
    expect(green).toBeGreaterThan(120);
    expect(blue).toBeLessThan(60);
    await page.context().close();
  });

  it('[ED-11.1] a busy button keeps the focus and sends nothing twice, even when nothing is left to send', async () => {
    const page = await open('language=en-us');
    const form = page.getByRole('form', { name: 'Sending' });
    const save = form.getByRole('button', { name: /Save/ });
    const focused = () => save.evaluate((button) => button === document.activeElement);
    await save.focus();
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Save 1', disabled: true }).waitFor();
    expect(await focused()).toBe(true);
    expect(await save.getAttribute('aria-busy')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await form.getByLabel('Words').press('Enter');
    await save.click({ force: true });
    expect(await save.innerText()).toMatch(/1$/);
    expect(await focused()).toBe(true);

    // Triggered from another place of the page: the focus does not move.
    await form.getByRole('button', { name: 'Done' }).evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => save.getAttribute('aria-busy')).toBe(null);
    expect(await focused()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await save.innerText()).toMatch(/1$/);
    await page.keyboard.press('Tab');
    expect(await save.getAttribute('disabled')).not.toBe(null);
    await page.context().close();
  });

  it.each(['Icon', 'Tool'])('[ED-11.1] a button that a key press disables keeps the focus: %s', async (name) => {
    const page = await open('language=en-us');
    await page.getByRole('button', { name: `${name} 0` }).focus();
    await page.keyboard.press('Enter');
    const spent = page.getByRole('button', { name: `${name} 1`, disabled: true });
    await spent.waitFor();
    expect(await spent.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    expect(await spent.getAttribute('disabled')).not.toBe(null);
    await page.context().close();
  });

  it('[LN-05.1] a toast is announced and disappears by itself after 2 s', async () => {
    const page = await open('language=en-us');
    await page.clock.install({ time: 0 });
    // Time stands still, so that a busy machine does not end the toast.
    await page.clock.pauseAt(1_000);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    const toast = page.getByRole('status').getByText('The network seems unstable');
    await toast.waitFor();
    await page.clock.runFor(1_900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(100);
    await toast.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('[ED-11.1] [ED-11.3] Escape closes a sheet, and the page behind it is usable', async () => {
    const page = await open('language=en-us&open=sheet');
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    const box = await sheet.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(915 * 0.46 + 1);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('status').getByText('The network seems unstable').waitFor();
    await sheet.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('[RT-14.6] an empty page shows its drawing, and its icon in the same space if the drawing does not load', async () => {
    const heights: number[] = [];
    for (const [missingFile, box] of [
      [undefined, '0 0 160 120'],
      [/vignette/, '0 0 24 24'],
    ] as const) {
      const page = await open('language=en-us', 412, missingFile);
      const empty = page.locator('main div:has(> div > h2:text-is("Loading…"))');
      await empty.locator(`svg[viewBox="${box}"]`).waitFor();
      heights.push((await empty.boundingBox())?.height ?? 0);
      await page.context().close();
    }
    expect(heights[0]).toBeGreaterThan(0);
    expect(heights[1]).toBe(heights[0]);
  });
});
