import { layersOf, type TextLayer } from '@cpc/design';
import type { Page } from '@playwright/test';
import { afterEach, describe, expect, it } from 'vitest';
import { PHONE as SURFACE } from '../dev/phone.ts';
import { atRest, CHROMIUM, sharedShop, storedDraft } from './testing-browser.ts';

describe.skipIf(!CHROMIUM)('odd hands', () => {
  const shop = sharedShop();
  let page: Page;
  afterEach(() => page.context().close());

  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const panel = () => page.locator('[data-panel]');
  const field = () => page.getByRole('textbox', { name: 'Your text' });
  const open = async (name?: string, before?: () => void) => {
    ({ page } = await shop.open({}, before ? { before } : {}));
    if (name === undefined) return;
    await tool(name).click();
    await panel().waitFor();
    await atRest(page);
  };
  const layers = async () => {
    const draft = await storedDraft(page);
    return draft ? layersOf(draft.history.document) : [];
  };

  /** Pastes what Office puts on the clipboard: words, and a picture of them. */
  const pasteAt = (selector: string, withWords: boolean) =>
    page.evaluate(
      async ([at, hasWords]) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
        canvas.getContext('2d')?.fillRect(0, 0, 400, 300);
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
        const data = new DataTransfer();
        if (hasWords) data.setData('text/plain', 'Mia');
        data.items.add(new File([blob ?? ''], 'image.png', { type: 'image/png' }));
        const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
        document.querySelector(at)?.dispatchEvent(event);
        return event.defaultPrevented;
      },
      [selector, withWords] as const,
    );

  it('[ED-01.1] words with a picture of themselves are pasted as words; a picture alone becomes a layer', async () => {
    await open('Text');
    await field().fill('Hi ');
    expect(await pasteAt('textarea', true)).toBe(false);
    await expect.poll(async () => (await layers()).map(({ type }) => type)).toEqual(['text']);
    expect(await pasteAt('body', false)).toBe(true);
    await expect.poll(async () => (await layers()).map(({ type }) => type).toSorted()).toEqual(['picture', 'text']);
  });

  it.each([
    ['as it composes', { isComposing: true }],
    ['as Safari says it', { keyCode: 229 }],
  ])('[ED-11.1] the Escape of an input method takes back its letters, not the panel: %s', async (_, how) => {
    await open('Text');
    await field().fill('に');
    const escape = (init: object) =>
      field().evaluate(
        (element, more) =>
          void element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...more })),
        init,
      );
    await escape(how);
    await atRest(page);
    expect(await panel().count()).toBe(1);
    await escape({});
    await expect.poll(() => panel().count()).toBe(0);
  });

  it('[ED-11.3] in a contrast theme offered colours keep theirs, and what is chosen has a line', async () => {
    await open();
    await page.emulateMedia({ forcedColors: 'active' });
    await tool('Background').click();
    await panel().waitFor();
    const red = page.locator('[data-panel]').getByRole('button', { name: 'Red', exact: true });
    expect(await red.evaluate((tile) => getComputedStyle(tile).backgroundColor)).not.toMatch(
      /^rgb\((0, 0, 0|255, 255, 255)\)$/,
    );
    await red.click();
    const lineOf = (name: string, role: 'button' | 'tab') =>
      panel()
        .getByRole(role, { name, exact: true })
        .evaluate((one) => getComputedStyle(one).outlineStyle);
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.body.focus());
    expect([await lineOf('Red', 'button'), await lineOf('White', 'button')]).toEqual(['solid', 'none']);
    const tabs = panel().getByRole('tab');
    expect(await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).outlineStyle))).toEqual([
      'solid',
      ...Array.from({ length: (await tabs.count()) - 1 }, () => 'none'),
    ]);
    const next = page.getByRole('button', { name: /^Next/ });
    expect(await next.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
  });

  it('[ED-03.2] [ED-07.1] what is typed fits the safe area at each letter, also if the page is left at once', async () => {
    await open('Text');
    const words = 'Happy birthday dear Mia';
    // Until the typeface is there, nobody knows how wide the letters are.
    await field().fill(words);
    await expect.poll(async () => ((await layers())[0] as TextLayer | undefined)?.breaks.length).toBeGreaterThan(0);
    await field().fill('');
    await field().focus();
    for (const letter of words) {
      await page.keyboard.type(letter);
      const [left, right] = await page.evaluate(() => {
        const box = document.querySelector('[data-layer]')?.getBoundingClientRect();
        const stage = document.querySelector('[data-band=below]')?.getBoundingClientRect();
        return [(box?.left ?? 0) - (stage?.left ?? 0), (stage?.right ?? 0) - (box?.right ?? 0)];
      });
      expect(Math.min(left ?? 0, right ?? 0)).toBeGreaterThan(0);
    }
    await expect.poll(async () => ((await layers())[0] as TextLayer | undefined)?.text).toBe(words);
    await page.reload();
    const [layer] = (await layers()) as readonly TextLayer[];
    expect(layer?.breaks.length).toBeGreaterThan(0);
    const line = (layer?.measure ?? Infinity) * (layer?.placement.scale ?? 1);
    expect(line).toBeLessThanOrEqual(SURFACE.width - 2 * SURFACE.safeInset + 0.1);
    expect(layer?.placement.scale).toBe(1);
  });

  it('[ED-03.2] a text fits, too, whose typeface comes when its panel is closed', async () => {
    await open();
    let come = () => {};
    const coming = new Promise<void>((done) => {
      come = done;
    });
    await page.route(/\/fonts?\//, async (route) => {
      await coming;
      await route.continue();
    });
    await tool('Text').click();
    await field().fill('Happy birthday dear Mia');
    await page.getByRole('button', { name: 'Done' }).click();
    expect(await layers()).toMatchObject([{ measure: null }]);
    come();
    await expect.poll(async () => ((await layers())[0] as TextLayer | undefined)?.breaks.length).toBeGreaterThan(0);
  });

  it('[ED-03.4] a first text is bold, and the handles stand beside its letters', async () => {
    await open('Text');
    await field().fill('Mia');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('[data-layer]').press('Enter');
    await page.locator('[data-handle=turn]').waitFor();
    await atRest(page);
    expect((await layers())[0]).toMatchObject({ weight: 'bold' });
    const inside = await page.evaluate(() => {
      const box = document.querySelector('[data-layer]')?.getBoundingClientRect() ?? new DOMRect();
      const discs = document.querySelectorAll(
        '[data-handle=turn] > span, button[aria-label=Delete] > span.rounded-full',
      );
      return [...discs].map((disc) => {
        const { left, right } = disc.getBoundingClientRect();
        return Math.min(right, box.right) - Math.max(left, box.left);
      });
    });
    expect(inside.length).toBe(2);
    // A letter stands a little off the edge of its box.
    for (const width of inside) expect(width).toBeLessThan(6);
  });

  it('[PF-01.1] a picture that super-resolution cannot save is not called a little soft', async () => {
    await open();
    const small = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 50, height: 100 });
      const pen = canvas.getContext('2d', { alpha: false });
      for (let i = 0; i < 50; i += 1) pen?.fillRect(i, i * 2, 3, 3);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const file = { name: 'small.png', mimeType: 'image/png', buffer: Buffer.from(small, 'base64') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: /things? to look at/ }).click();
    await expect.poll(() => panel().getByText('its squares are seen').count()).toBe(1);
  });

  it('[RT-14.5] a tool that does not come without a network can be closed', async () => {
    await open();
    await page.route(/-panel\.tsx|editor-runtime/, () => undefined);
    for (const name of ['Background', 'Stickers']) {
      await tool(name).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => tool('Text').isVisible()).toBe(true);
    }
  });

  it('[ED-03.8] letters that are marked while they are written are seen once', async () => {
    await open('Text');
    await field().fill('Mia');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('[data-layer]').press('Enter');
    await atRest(page);
    await page.locator('[data-layer]').click({ force: true });
    await page.getByRole('toolbar', { name: 'Fonts and looks' }).waitFor();
    const inks = await field().evaluate((one) => {
      const { color, backgroundColor } = getComputedStyle(one, '::selection');
      return [getComputedStyle(one).color, color, backgroundColor];
    });
    expect(inks).toEqual(Array.from({ length: 3 }, () => 'rgba(0, 0, 0, 0)'));
  });

  it.each([412, 360, 320])(
    '[LG-05.1] at %i px each tool has its whole name, and the last one seen is cut',
    async (width) => {
      await open();
      await page.setViewportSize({ width, height: 740 });
      const bar = page.getByRole('navigation', { name: 'Tools' });
      const look = () =>
        bar.evaluate((row) => {
          const names = [...row.querySelectorAll('button > span')];
          const boxes = [...row.children].map((tool) => tool.getBoundingClientRect());
          return {
            cut: names.filter((name) => name.scrollWidth > (name.parentElement?.clientWidth ?? 0)).length,
            touching: names.filter((name, i) => {
              const next = names[i + 1]?.getBoundingClientRect();
              return next !== undefined && next.left - name.getBoundingClientRect().right < 4;
            }).length,
            seen: boxes.map(({ left, width: wide }) => Math.min(1, Math.max(0, (innerWidth - left) / wide))),
            fade: getComputedStyle(row).getPropertyValue('--fade-end'),
          };
        });
      const { cut, touching, seen, fade } = await look();
      expect([cut, touching]).toEqual([0, 0]);
      const half = seen.find((part) => part < 1) ?? 1;
      expect(half).toBeGreaterThan(0.15);
      expect(half).toBeLessThan(0.85);
      expect(Number.parseFloat(fade)).toBeGreaterThan(0);
      await bar.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
      await expect.poll(async () => (await look()).fade).toBe('0px');
    },
  );
});
