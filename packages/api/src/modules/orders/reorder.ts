import { type ActionInput, CallError, type OtherShell } from '@cpc/contract';
import { customSizeOf } from '@cpc/design';
import type { Preflight } from '../../base/preflight/preflight.ts';
import type { Services } from '../../base/services.ts';
import { ownOrder } from '../../records/orders/find.ts';
import { checkItems } from './freeze-items.ts';
import { type DesignedItem, designsOf, itemsOf } from '../../records/orders/items.ts';
import { type Customer, type PlaceRequest, hashOf, placeChecked, findExisting } from './place.ts';
import { readGoods } from '../../records/catalogue/goods.ts';
import type { OrderRow } from '../../records/orders/store.ts';

/**
 * Orders again what an order froze: the same designs on the same things, at today's prices (OR-06). The request may
 * replace shells (OR-11).
 * @throws CallError notFound, orderDesignGone, and what placing an order throws
 */
export async function reorder(
  services: Services,
  preflight: Preflight,
  customer: Customer,
  { order_id, instead, ...terms }: ActionInput<'Order.reorder'>,
): Promise<OrderRow> {
  const { read } = services.db;
  const request: PlaceRequest = { customer, terms, hash: hashOf(terms, { order_id, instead }) };
  const placed = await findExisting(services.db, request);
  if (placed) return placed;
  const { id } = await ownOrder(read, customer.accountId, order_id);
  const designs = await designsOf(read, id);
  if (designs.length < (await itemsOf(read, [id])).length) throw new CallError('orderDesignGone');
  const choices = designs.map((design) => choiceOf(design, instead));
  const checked = await checkItems(read, customer.accountId, choices);
  return placeChecked(services, preflight, request, checked);
}

function choiceOf({ id, goods_id, design, goods, ...item }: DesignedItem, instead: readonly OtherShell[] = []) {
  const { shell_id, colour_id } = instead.find(({ item_id }) => item_id === id) ?? item;
  const { model } = readGoods(goods);
  // For a custom size the model is the name that the customer gave it.
  const named = customSizeOf(goods_id) ? { surface_name: model } : {};
  return { goods_id, shell_id, colour_id, ...named, document: design };
}
