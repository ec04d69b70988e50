import { codeFor } from '../../lib/keeping.ts';
import { ask } from '../lib/account.ts';
import { enterAsGuest, fillBackground, scan } from '../lib/customer.ts';
import type { EnginePage } from '../lib/page.ts';
import { button, heading, image, radio, textbox } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

const NUMBER = '13800138031';
const MISSING = 'Nokia 3310';

async function openModels(phone: EnginePage): Promise<void> {
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await phone.tap(button(/^Phone case/));
}

test('[BR-01] [SK-05.1] a phone that is not sold here is wished for by a number, and the wish is taken back', async ({
  phone,
}) => {
  await openModels(phone);
  await phone.write(textbox(/search/i), MISSING);
  await phone.tap(button('Tell me when you have it'));
  await phone.seeText('How shall we tell you?');
  await phone.tap(button('By a text message'));
  await phone.tap(radio('New account'));
  await phone.browser.run(() => {
    const country = document.querySelector('select:has(option[value=CN])') as HTMLSelectElement;
    country.value = 'CN';
    country.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await phone.write(textbox('Phone number'), NUMBER);
  await phone.write(textbox('Password'), 'a long way home');
  await phone.tap(button('Send code'));
  await phone.see(heading('Enter the code'));
  await phone.write(textbox('Code'), await codeFor(shop.origin, NUMBER));
  await phone.see(heading(/Choose your phone/));
  if ((await phone.find(button('Tell me when you have it'))) === undefined)
    await phone.write(textbox(/search/i), MISSING);
  await phone.tap(button('Tell me when you have it'));
  await phone.seeText(`We’ll tell you when ${MISSING} is here.`);
  expect(await ask(phone, 'Wish.list')).toMatchObject([{ model: MISSING, told_at: null }]);
  await phone.tap(button('Don’t tell me any more'));
  await phone.see(button('Tell me when you have it'));
  expect(await ask(phone, 'Wish.list')).toEqual([]);
});

test('[BR-01] [RT-07.1] [CT-12.1] a size of one’s own is measured in inches, drawn, and designed', async ({
  phone,
}) => {
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await phone.browser.open(`${shop.origin}/#/pages/index/custom-new-size`);
  const clear = async (name: string, letters: number) => {
    await phone.tap(textbox(name));
    await phone.browser.press('End');
    for (let i = 0; i < letters; i += 1) await phone.browser.press('Backspace');
  };
  await phone.write(textbox('Phone model'), 'Grandma’s phone');
  await phone.tap(radio('inch'));
  await clear('Width', 8);
  await phone.browser.type('40');
  await phone.seeText(/Must be .* to/);
  await clear('Width', 8);
  await phone.browser.type('2,5');
  await clear('Height', 8);
  await phone.browser.type('5');
  await phone.see(image(/2\.5.*5/));
  await phone.tap(button(/More: where it lies/));
  await phone.see(textbox('From the top'));
  await phone.tap(button('Choose its colour'));
  await phone.see(heading('Grandma’s phone'));
  await phone.tap(button(/Design it/));
  await fillBackground(phone, 'Orange');
  await phone.see(button(/^Next/));
});
