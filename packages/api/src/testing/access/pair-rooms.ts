import { EMPTY_DOCUMENT } from '@cpc/design';
import { CHOICE } from '../shop.ts';

/** The input that opens a room for a pair with nothing over both halves. */
export const A_ROOM = { goods_id: CHOICE.goods_id, side: 'left', shared: EMPTY_DOCUMENT } as const;
