import { expect, test } from '@playwright/test';
import { beginDesign, button, expectLayers, layer, order, pay, undo, writeText } from '../../lib/customer.ts';
import { PHONE, sharedShop } from '../../lib/shop.ts';

test.use(PHONE);

const shop = sharedShop({ printer: 'simulated' });

test('[BR-03.4] [RT-14.5] one can order while a translator wraps every text of the page', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    // As the translator of Chrome does it: a text becomes the content of two elements.
    const wrap = (text: Node) => {
      if (!text.parentElement || text.parentElement.closest('font, script, style, textarea, svg')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(wrapAll).observe(document.body, { subtree: true, childList: true }),
    );
  });
  await beginDesign(page, shop.origin);
  await expect(page.locator('font').first()).toBeAttached();
  await writeText(page, 'Mia');
  await layer(page, /Mia/).press('Enter');
  await button(page, 'Delete').first().click();
  await undo(page);
  for (const tool of ['Stickers', 'Layers']) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    await button(page, 'Done').click();
  }
  await expectLayers(page, [/Mia/]);
  await order(page);
  await pay(page);
  await expect(button(page, 'Watch it print')).toBeVisible();
  expect(errors).toEqual([]);
});
