import { readGoods } from '../catalogue/goods.ts';
import type { OrderItem } from '../orders/items.ts';
import { storedSettings } from './settings.ts';
import type { PrintJobRow } from './store.ts';

/** A print for people: its number, the goods, the shell and the slot. Its file is named so, outside and inside. */
export function printTitle({ number, settings }: Pick<PrintJobRow, 'number' | 'settings'>, item: OrderItem): string {
  const { model, shellName } = readGoods(item.goods);
  const slot = storedSettings(settings).place?.slot ?? '';
  return [number, model, shellName, slot].filter((word) => word !== '').join(' ');
}
