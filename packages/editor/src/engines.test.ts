import type { Page } from '@playwright/test';
import { mm } from '@cpc/domain';
import type { Colour, DoodleLayer, LayerId } from '@cpc/design';
import { afterEach, describe, expect, it } from 'vitest';
import { picture } from './testing.ts';
import { asQuery, atRest, CHROMIUM, sharedShop, type Phone, storedDraft } from './testing-browser.ts';

/** A yellow bar across the case, at a height in mm. */
function bar(id: string, y: number): DoodleLayer {
  const { asset: _, crop: _crop, mask: _mask, look: _look, ...base } = picture(id, { at: [37, y] });
  const line = { brush: 'pen', colour: '#ffff00' as Colour, width: mm(12), opacity: 1, seed: 1 } as const;
  const strokes = [{ ...line, points: [-20, 0, 1, 0, 0, 1, 20, 0, 1] }];
  return { ...base, id: id as LayerId, type: 'doodle', width: mm(40), height: mm(12), strokes };
}

/** Below the visible stage, in mm: the browser would scroll to a layer there. */
const OUT_OF_SIGHT = 220;

describe.skipIf(!CHROMIUM)('behaviour that differs between browser engines and phones', () => {
  const shop = sharedShop();
  let phone: Phone;
  afterEach(() => phone.page.context().close());

  async function open(...layers: DoodleLayer[]): Promise<Page> {
    phone = await shop.open(asQuery(layers));
    await phone.page.locator('[data-layer]').first().waitFor({ state: 'attached' });
    await atRest(phone.page);
    return phone.page;
  }

  const placeOfCase = (page: Page) =>
    page.evaluate(() => {
      const { x, y } = document.querySelector('canvas[data-band=below]')?.getBoundingClientRect() ?? {};
      return { x, y };
    });

  it('[BR-01] scrolling a layer into view does not move the case', async () => {
    const page = await open(bar('a', 60), bar('b', OUT_OF_SIGHT));
    const before = await placeOfCase(page);
    await page.locator('[data-layer=b]').evaluate((node) => node.scrollIntoView());
    expect(await placeOfCase(page)).toEqual(before);
  });

  it('[BR-01] moving between layers by keyboard does not move the case', async () => {
    const page = await open(bar('a', 60), bar('b', OUT_OF_SIGHT));
    await page.locator('[data-layer=a]').focus();
    await atRest(page);
    const before = await placeOfCase(page);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await atRest(page);
    expect(await placeOfCase(page)).toEqual(before);
  });

  it.each(['Undo', 'Text'])(
    '[ED-15] [BR-03.3] a finger that slides to the right over %s stays in the studio',
    async (name) => {
      const page = await open(bar('a', 60));
      const at = await page.getByRole('button', { name, exact: true }).boundingBox();
      const y = (at?.y ?? 0) + 10;
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
        phone.devtools.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) });
      await touch('touchStart', 60);
      for (const x of [115, 170, 225, 280, 335]) await touch('touchMove', x);
      await touch('touchEnd').catch(() => undefined);
      await expect(page.waitForURL('about:blank', { timeout: 1500 })).rejects.toThrow('Timeout');
      expect(await page.locator('[data-layer=a]').count()).toBe(1);
    },
  );

  /** Whether the lowest canvas shows anything. */
  const isPainted = (page: Page) =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-band=below]');
      const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data?.some((value) => value !== 0) ?? false;
    });

  it.each(['contextrestored', 'pageshow'] as const)('[BR-03.2] lost pixels are painted again: %s', async (type) => {
    const page = await open(bar('a', 60));
    expect(await isPainted(page)).toBe(true);
    await page.locator('canvas[data-band=below]').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('2d')?.reset();
    });
    expect(await isPainted(page)).toBe(false);
    await page.evaluate((name) => {
      if (name === 'pageshow') dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
      else document.querySelector('canvas[data-band=below]')?.dispatchEvent(new Event(name));
    }, type);
    await expect.poll(() => isPainted(page)).toBe(true);
  });

  /** Records at each click whether a text field has the focus before the click ends. */
  const noteFocus = (page: Page) =>
    page.evaluate(() => {
      addEventListener('click', () => {
        document.body.dataset['focusInTap'] = String(document.activeElement?.matches('textarea'));
      });
    });

  it('[BR-03.4] a tap on Text opens the keyboard, and no letter is lost', async () => {
    phone = await shop.open();
    const { page } = phone;
    let release = (): void => undefined;
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/text-panel/, async (route) => {
      await released;
      await route.continue();
    });
    await noteFocus(page);
    const text = page.getByRole('button', { name: 'Text', exact: true });
    const field = page.getByRole('textbox', { name: 'Your text' });
    await text.tap();
    expect(await page.locator('body').getAttribute('data-focus-in-tap')).toBe('true');
    await page.keyboard.type('He');
    expect(await field.count()).toBe(0);
    release();
    await field.waitFor();
    await page.keyboard.type('llo');
    expect(await field.inputValue()).toBe('Hello');
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.locator('[data-layer]').waitFor({ state: 'attached' });
    await text.tap();
    expect(await page.locator('body').getAttribute('data-focus-in-tap')).toBe('true');
    expect(await field.evaluate((area) => area === document.activeElement)).toBe(true);
    expect(await page.locator('textarea').count()).toBe(1);
  });

  const placesOf = async (page: Page) =>
    Object.values((await storedDraft(page))?.history.document.records ?? {}).map((record) =>
      record.type === 'background' ? undefined : record.placement,
    );

  it('[ED-02.9] nothing moves in the flat preview: touch, mouse, keys', async () => {
    const page = await open(bar('a', 60));
    const box = await page.locator('[data-layer=a]').boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    // A first step, to have a draft to compare with.
    await page.locator('[data-layer=a]').press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => placesOf(page)).toHaveLength(2);
    const before = await placesOf(page);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await atRest(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      phone.devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y });
    for (let i = 1; i <= 5; i++) await touch('touchMove', { x: x + 10 * i, y: y + 10 * i });
    await touch('touchEnd');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 40, { steps: 4 });
    await page.mouse.up();
    await page.locator('[data-layer=a]').focus();
    for (const key of ['Enter', 'ArrowDown', 'Delete', 'Control+z', 'Control+a', ']']) await page.keyboard.press(key);
    expect(await page.locator('[data-layer][aria-pressed=true]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Preview', exact: true }).waitFor();
    // The next step is saved together with all earlier ones.
    await page.locator('[data-layer=a]').press('Enter');
    await page.keyboard.press('Control+d');
    await expect.poll(() => placesOf(page)).toHaveLength(3);
    expect((await placesOf(page))[1]).toEqual(before[1]);
  });
});
