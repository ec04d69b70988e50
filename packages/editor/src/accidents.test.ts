import { setTimeout as pause } from 'node:timers/promises';
import { mm } from '@cpc/domain';
import type { Colour, DoodleLayer, LayerId } from '@cpc/design';
import { afterEach, describe, expect, it } from 'vitest';
import { picture } from './testing.ts';
import { asQuery, atRest, CHROMIUM, sharedShop, type Phone } from './testing-browser.ts';

/** A yellow bar across the case, at a height in mm. */
function bar(id: string, y: number): DoodleLayer {
  const { asset: _, crop: _crop, mask: _mask, look: _look, ...base } = picture(id, { at: [37, y] });
  const line = { brush: 'pen', colour: '#ffff00' as Colour, width: mm(12), opacity: 1, seed: 1 } as const;
  const strokes = [{ ...line, points: [-14, 0, 1, 0, 0, 1, 14, 0, 1] }];
  return { ...base, id: id as LayerId, type: 'doodle', width: mm(40), height: mm(12), strokes };
}

describe.skipIf(!CHROMIUM)('accidental touches', () => {
  const shop = sharedShop();
  let phone: Phone;
  afterEach(() => phone.page.context().close());

  const layers = () => phone.page.locator('[data-layer]');
  const remove = () => phone.page.getByRole('button', { name: 'Delete', exact: true }).first();

  /** Opens two layers and selects one. @returns a corner of the other layer, under the delete button */
  async function openBars() {
    phone = await shop.open(asQuery([bar('a', 110), bar('b', 50)]));
    const { page } = phone;
    await layers().first().waitFor({ state: 'attached' });
    // The toolbar of the selection makes room for itself: after this, nothing moves.
    await page.locator('[data-layer=b]').press('Enter');
    await remove().waitFor();
    await atRest(page);
    const { x, y, height } = (await page.locator('[data-layer=a]').boundingBox()) ?? { x: 0, y: 0, height: 0 };
    return { x: x + height * 0.2, y: y + height * 0.3 };
  }

  const selected = () => phone.page.locator('[data-layer=a][aria-pressed=true]').waitFor({ state: 'attached' });

  async function tap({ x, y }: { readonly x: number; readonly y: number }, holdMs: number) {
    await phone.devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await pause(holdMs);
    await phone.devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  it.each([20, 120, 250, 600])(
    '[ED-02.10] a touch of %i ms that selects a layer does not delete it',
    async (holdMs) => {
      const corner = await openBars();
      await tap(corner, holdMs);
      await selected();
      await atRest(phone.page);
      expect(await layers().count()).toBe(2);
      const under = await phone.page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.ariaLabel,
        corner,
      );
      expect(under, 'the way to be rid of it lies under the finger').toBe('Delete');
      await tap(corner, 60);
      await expect.poll(() => layers().count()).toBe(1);
    },
  );

  it('[ED-02.9] a click that selects a layer does not delete it; the next click does', async () => {
    const { x, y } = await openBars();
    await phone.page.mouse.click(x, y, { delay: 80 });
    await selected();
    expect(await layers().count()).toBe(2);
    await phone.page.mouse.click(x, y, { delay: 80 });
    await expect.poll(() => layers().count()).toBe(1);
  });

  it('[ED-02.9] a layer is deleted by the keyboard, too', async () => {
    await openBars();
    await remove().press('Enter');
    await expect.poll(() => layers().count()).toBe(1);
  });

  it('[ED-01.1] a double tap on a sticker adds one sticker, two taps add two', async () => {
    phone = await shop.open();
    await phone.page.getByRole('button', { name: 'Stickers', exact: true }).click();
    const sticker = phone.page.locator('[data-panel] ul button').first();
    await sticker.click({ clickCount: 2, delay: 20 });
    await expect.poll(() => layers().count()).toBe(1);
    await pause(700);
    expect(await layers().count()).toBe(1);
    await sticker.click();
    await expect.poll(() => layers().count()).toBe(2);
  });
});
