import { file } from '../../lib/pictures.ts';
import { farthestOff, ODD_PICTURES } from '../../lib/odd-pictures.ts';
import { chooseModel, choosePhoto, enterAsGuest, openStudio, scan } from '../lib/customer.ts';
import { quartersOf } from '../lib/quarters.ts';
import { button } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';
import { sharedShop } from '../../lib/shop.ts';

const shop = sharedShop({ printer: 'simulated', seconds: 12 });

test('[BR-02] [BR-03.1] odd pictures are shown upright in the colours that are printed', async ({ phone }) => {
  await scan(phone, shop.origin);
  await enterAsGuest(phone);
  await chooseModel(phone, 'iPhone 16');
  await openStudio(phone);
  for (const [what, picture] of Object.entries(ODD_PICTURES)) {
    await choosePhoto(phone, file(picture.name, await picture.bytes()));
    const off = async () => farthestOff(await quartersOf(phone), picture);
    await expect.poll(off, `a picture ${what}`).toBeLessThanOrEqual(picture.within);
    await phone.tap(button('Undo'));
    await expect.poll(phone.layers).toEqual([]);
  }
});
