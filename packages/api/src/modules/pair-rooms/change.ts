import { type ActionInput, CallError } from '@cpc/contract';
import { canonicalJson } from '@cpc/design';
import type { AccountId, PairRoomId } from '@cpc/domain';
import type { With } from '../../base/services.ts';
import { countAttempt } from '../../records/accounts/attempts.ts';
import { readDesign } from '../../records/documents/read.ts';
import { leaveRooms, pairRoomTopic } from '../../records/pair-rooms/store.ts';
import { checkedGround, checkedPicture, checkedShared } from './checked.ts';
import { givePhoto, photoIn, refuseForeign } from './photo-rights.ts';
import { placesIn } from './view.ts';

type Ports = With<'db' | 'clock' | 'events' | 'config'>;

/** Changes of one account in a quarter of an hour: a finger that moves makes three a second. */
const MAX_CHANGES = 3_600;
const MAX_SHOWINGS = 900;
/** Photos that are put over both, one after the other. */
export const MAX_PHOTOS = 20;

/**
 * Changes what runs over both halves, if the revision is still the newest one.
 * @throws CallError notFound, designInvalid, roomUnfit, spaceFull, tooManyRequests, or conflict with the newest revision
 */
export async function changeRoom(
  services: Ports,
  account: AccountId,
  { room_id, revision, shared: given }: ActionInput<'PairRoom.change'>,
): Promise<{ revision: number }> {
  await countAttempt(services, [{ subject: ['pair-change', account], most: MAX_CHANGES }]);
  const { db, clock, events } = services;
  const shared = checkedShared(given);
  const photo = photoIn(shared);
  const newest = await db.transact(async (tx) => {
    const { room, other } = await placesIn(tx, account, room_id, clock.now());
    const isNew = photo !== undefined && photo !== photoIn(readDesign(room.shared));
    if (isNew && room.photos >= MAX_PHOTOS) throw new CallError('tooManyRequests');
    const changed = await tx
      .updateTable('pair_rooms')
      .set((column) => ({
        shared: canonicalJson(shared),
        revision: column('revision', '+', 1),
        photos: column('photos', '+', isNew ? 1 : 0),
      }))
      .where('id', '=', room_id)
      .where('revision', '=', revision)
      .returning('revision')
      .executeTakeFirst();
    // Another change may have come since the look at the room.
    if (!changed)
      throw new CallError('conflict', { revision: (await placesIn(tx, account, room_id, clock.now())).room.revision });
    if (isNew && photo) {
      await refuseForeign(tx, account, photo);
      if (other?.account_id) await givePhoto(tx, services, photo, [account, other.account_id]);
    }
    return changed.revision;
  }, room_id);
  events.publish(pairRoomTopic(room_id));
  return { revision: newest };
}

/** Shows the other person a picture of a half. @throws CallError notFound, designInvalid, roomUnfit, imageBroken, tooManyRequests */
export async function showHalf(
  services: Ports,
  account: AccountId,
  input: ActionInput<'PairRoom.show'>,
): Promise<{ shown: number }> {
  await countAttempt(services, [{ subject: ['pair-show', account], most: MAX_SHOWINGS }]);
  const { db, clock, events } = services;
  const ground = checkedGround(input.ground);
  const picture = input.picture === undefined ? null : checkedPicture(input.picture);
  const shown = await db.transact(async (tx) => {
    await placesIn(tx, account, input.room_id, clock.now());
    return tx
      .updateTable('pair_room_people')
      .set((column) => ({ ground, picture, shown: column('shown', '+', 1) }))
      .where('room_id', '=', input.room_id)
      .where('account_id', '=', account)
      .returning('shown')
      .executeTakeFirstOrThrow();
  }, input.room_id);
  events.publish(pairRoomTopic(input.room_id));
  return shown;
}

/** Leaves a room for good. @throws CallError notFound, also for a second call */
export async function leaveRoom(
  { db, events }: With<'db' | 'events'>,
  account: AccountId,
  room_id: PairRoomId,
): Promise<{ room_id: PairRoomId }> {
  const left = await db.transact((tx) => leaveRooms(tx, account, room_id), room_id);
  if (left.length === 0) throw new CallError('notFound');
  events.publish(pairRoomTopic(room_id));
  return { room_id };
}
