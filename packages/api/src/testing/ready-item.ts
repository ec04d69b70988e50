import type { Caller } from './caller.ts';
import { printNext } from './printer.ts';
import { CHOICE, soleItem, type TestShop } from './shop.ts';

/** An order whose only item lies in bay A1. */
export async function readyItem(shop: TestShop, customer: Caller) {
  const order = await shop.paidOrder(customer);
  await shop.work();
  await printNext(shop, 'A1');
  return soleItem(await customer.must('Order.get', order));
}

/** The stock of the kind that test orders use. */
export function shelf({ services }: TestShop) {
  const counts = services.db.read.selectFrom('stock_counts').select(['available', 'on_hand']);
  const { colour_id, goods_id } = CHOICE;
  return counts.where('colour_id', '=', colour_id).where('goods_id', '=', goods_id).executeTakeFirst();
}
