import type { KindOnSale } from '../catalogue/on-sale.ts';
import { textKey, type WishRow } from './store.ts';

type Wished = Pick<WishRow, 'machine_id' | 'goods_id' | 'shell_id' | 'colour_id'>;

/** Whether a wish for goods of the catalogue is for that kind. */
export const isWished = (wish: Wished, kind: KindOnSale): boolean =>
  wish.machine_id === kind.machine_id &&
  wish.goods_id === kind.goods_id &&
  (wish.shell_id === null || wish.shell_id === kind.shell_id) &&
  (wish.colour_id === null || wish.colour_id === kind.colour_id);

/** The keys of wishes for that kind by its name, with or without the brand. */
export const keysOf = ({ brand, model }: KindOnSale): readonly string[] => [
  textKey(model),
  textKey(`${brand} ${model}`),
];
