import type { KindOnSale } from '../catalogue/on-sale.ts';
import { textKey, type WishRow } from './store.ts';

type Wished = Pick<WishRow, 'machine_id' | 'goods_id' | 'shell_id' | 'colour_id'>;

/** Whether a wish for goods of the catalogue is for that kind. */
export const isWished = (wish: Wished, kind: KindOnSale): boolean =>
  wish.machine_id === kind.machine_id &&
  wish.goods_id === kind.goods_id &&
  (wish.shell_id === null || wish.shell_id === kind.shell_id) &&
  (wish.colour_id === null || wish.colour_id === kind.colour_id);

/** Whether a wish for a model by its name is for that kind: the name is that of its goods, with or without the brand. */
export const isNamed = (key: string, { brand, model }: KindOnSale): boolean =>
  key === textKey(model) || key === textKey(`${brand} ${model}`);
