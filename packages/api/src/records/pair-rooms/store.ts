import type { AccountId, PairRoomId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import type { AdoptGuest } from '../accounts/ports.ts';

/** Published when something in a room has changed. */
export const pairRoomTopic = (id: PairRoomId): string => `pair room ${id}`;

/** The rooms of an account that have not ended. */
export const roomsOf = (reader: Reader, account: AccountId, now: number) =>
  reader
    .selectFrom('pair_room_people')
    .innerJoin('pair_rooms', 'pair_rooms.id', 'pair_room_people.room_id')
    .select(['pair_rooms.id', 'goods_id', 'name', 'joined_at', 'ends_at'])
    .where('account_id', '=', account)
    .where('ends_at', '>', now)
    .orderBy('joined_at')
    .execute();

/**
 * Takes an account out of a room, or out of all its rooms: its name and the picture of its half go, its place stays taken.
 * A room without anybody is deleted. What each has in an own design stays there.
 * @returns the rooms that were left
 */
export async function leaveRooms(tx: Tx, account: AccountId, only?: PairRoomId): Promise<readonly PairRoomId[]> {
  const left = await tx
    .updateTable('pair_room_people')
    .set({ account_id: null, name: null, ground: null, picture: null, seen_at: 0 })
    .where('account_id', '=', account)
    .$if(only !== undefined, (update) => update.where('room_id', '=', only as PairRoomId))
    .returning('room_id')
    .execute();
  const ids = left.map(({ room_id }) => room_id);
  if (ids.length > 0)
    await tx
      .deleteFrom('pair_rooms')
      .where('id', 'in', ids)
      .where('id', 'not in', (people) =>
        people.selectFrom('pair_room_people').select('room_id').where('account_id', 'is not', null),
      )
      .execute();
  return ids;
}

/** Deletes rooms that have ended. @param most rows @returns how many were deleted */
export async function dropEndedRooms(tx: Tx, now: number, most: number): Promise<number> {
  const ended = tx.selectFrom('pair_rooms').select('id').where('ends_at', '<=', now).limit(most);
  const gone = await tx.deleteFrom('pair_rooms').where('id', 'in', ended).returning('id').execute();
  return gone.length;
}

/** A guest who logs in keeps the place in a room, unless the account sits on the other one: then the guest leaves. */
export const adoptPairRooms: AdoptGuest = async (tx, guest, account) => {
  const own = await tx.selectFrom('pair_room_people').select('room_id').where('account_id', '=', account).execute();
  for (const { room_id } of own) await leaveRooms(tx, guest, room_id);
  await tx.updateTable('pair_room_people').set({ account_id: account }).where('account_id', '=', guest).execute();
};
