import { type Shop, startShop } from '@cpc/testkit';
import { enterByPhone, worksOf } from '../lib/account.ts';
import { chooseModel, openStudio, writeText } from '../lib/customer.ts';
import { layer } from '../lib/target.ts';
import { expect, test } from '../lib/test.ts';

let shop: Shop;

test.skip(({ engine }) => engine !== 'webkit', 'both engines run in one project');

test.beforeAll(async () => {
  shop = await startShop({ folder: test.info().outputPath(), printer: 'simulated' });
});

test.afterAll(() => shop?.stop());

test('[BR-03.6] [ED-07.4] a design changed in two engines at once is kept in both versions', async ({ start }) => {
  const number = '13800138021';
  const one = await start({ engine: 'webkit' });
  await enterByPhone(one, shop.origin, number, 'register');
  await chooseModel(one, 'iPhone 16');
  await openStudio(one);
  await writeText(one, 'One');
  await expect.poll(() => worksOf(one)).toEqual(['One']);
  const other = await start({ engine: 'firefox' });
  await enterByPhone(other, shop.origin, number, 'login');
  await chooseModel(other, 'iPhone 16');
  await openStudio(other);
  await other.see(layer(/One/));
  await writeText(other, 'Two');
  await expect.poll(() => worksOf(other)).toEqual(['One, Two']);
  await writeText(one, 'Three');
  await one.seeText('This design was changed on another device too.');
  await expect.poll(() => worksOf(one)).toEqual(['One, Three', 'One, Two']);
  expect(await other.layers()).toHaveLength(2);
});
