import type { Side } from '@cpc/design';
import type { AccountId, GoodsId, PairRoomId } from '@cpc/domain';

export interface PairRoomsTables {
  readonly pair_rooms: {
    readonly id: PairRoomId;
    /** JSON of the design that runs over both halves. */
    readonly shared: string;
    readonly revision: number;
    /** How many photos were put over both. */
    readonly photos: number;
    readonly created_at: number;
    readonly ends_at: number;
  };
  readonly pair_room_people: {
    readonly room_id: PairRoomId;
    readonly side: Side;
    /** Null once they left for good: the place stays taken. */
    readonly account_id: AccountId | null;
    readonly goods_id: GoodsId;
    readonly name: string | null;
    readonly joined_at: number;
    /** When a device of theirs was last connected; 0 for not now. */
    readonly seen_at: number;
    /** JSON of a design with their background only; null until they have shown something. */
    readonly ground: string | null;
    /** A PNG in Base64. */
    readonly picture: string | null;
    readonly shown: number;
  };
}
