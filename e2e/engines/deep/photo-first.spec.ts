import { enterAsGuest, PHOTO, scan } from '../lib/customer.ts';
import { button, heading, layer, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

test('[BR-01] [ED-13.6] a photo chosen first becomes a finished case with a name', async ({ phone }) => {
  const { browser } = phone;
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await phone.see(button(/Start with a photo/));
  await browser.chooseFiles('input[type=file]', PHOTO);
  await phone.tap(button('iPhone 16'));
  await phone.see(heading('iPhone 16'));
  await phone.tap(button(/Design it/));
  const painted = () => browser.run(() => document.querySelectorAll('dialog canvas[data-painted]').length);
  await expect.poll(painted).toBe(10);
  await phone.write(textbox('Name or motto (if you like)'), 'Rocky');
  await phone.tap(button('Next idea'));
  await phone.seeText('2 of 10');
  // What is taken is what is seen: the tap waits while the idea is painted anew, with its letters.
  await phone.tap(button('Use this one'));
  await phone.see(layer(/Rocky/));
  await phone.see(layer(/Picture/));
  await phone.tap(button('Undo'));
  await expect.poll(phone.layers).toHaveLength(1);
});
