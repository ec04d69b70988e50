import { brand, type ColourId, ORDER_STATUS, type OrderItemId, type ShellId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { CHOICE, orderOfItems, SPARE_ADDRESS, testShop } from '../../testing/shop.ts';

const { machine_id } = CHOICE;
const HARD = { shell_id: brand<ShellId>('hard'), colour_id: brand<ColourId>('hard.clear') };

describe.each(databases())('ordering again on $engine', ({ open }) => {
  async function ordered() {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const first = await customer.must('Order.place', orderOfItems({}, HARD));
    await customer.must('Order.cancel', first);
    let key = 0;
    const again = (more: object = {}) =>
      customer.call('Order.reorder', { machine_id, order_id: first.order_id, client_key: `${(key += 1)}`, ...more });
    return { shop, customer, first, again };
  }
  const soldOut = ({ services }: Awaited<ReturnType<typeof ordered>>['shop'], colour: string) =>
    services.db.transact((tx) =>
      tx.updateTable('stock_counts').set({ available: 0 }).where('colour_id', '=', brand<ColourId>(colour)).execute(),
    );

  it('[OR-11.1] a reorder keeps shells and colours, and is sent where the customer says', async () => {
    const { shop, customer, first, again } = await ordered();
    await shop.services.db.transact((tx) => tx.updateTable('machines').set({ delivery_fee: 490 }).execute());
    const { address_id } = await customer.must('Address.save', SPARE_ADDRESS);
    const { data } = await again({ delivery: { address_id } });
    expect(data).toMatchObject({ status: ORDER_STATUS.unpaid, delivery: { address: { city: 'Berlin' } } });
    const made = (order: typeof first) =>
      order.items.map(({ shell_id, colour_id, price }) => [shell_id, colour_id, price]);
    expect(made(data)).toEqual(made(first));
  });

  it('[OR-11.2] what is sold out is refused; another shell is used only on request', async () => {
    const { shop, customer, first, again } = await ordered();
    await soldOut(shop, CHOICE.colour_id);
    expect(await again()).toMatchObject({ data: { error: 'notInStock' } });
    const item_id = first.items[0]?.item_id ?? brand<OrderItemId>('');
    const blue = { shell_id: CHOICE.shell_id, colour_id: brand<ColourId>('soft.blue') };
    const order = await again({ instead: [{ item_id, ...blue }] });
    expect(order.data.items).toMatchObject([blue, HARD]);
    const designs = await shop.services.db.read.selectFrom('order_items').select('document_hash').execute();
    expect(new Set(designs.map(({ document_hash }) => document_hash)).size).toBe(1);
    expect(await customer.must('Order.list', {})).toHaveLength(2);
  });

  it('[OR-11.1] [OR-05] the same key for another shell is a reused key', async () => {
    const { first, again } = await ordered();
    const item_id = first.items[0]?.item_id ?? brand<OrderItemId>('');
    const instead = [{ item_id, ...HARD }];
    const { data } = await again({ client_key: 'one', instead });
    expect((await again({ client_key: 'one', instead })).data.order_id).toBe(data.order_id);
    expect(await again({ client_key: 'one' })).toMatchObject({ data: { error: 'keyReused' } });
  });
});
