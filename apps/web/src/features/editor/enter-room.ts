import { ClientError } from '@cpc/client';
import { applyDiff, EMPTY_DOCUMENT, startHistory, withShared } from '@cpc/design';
import { brand, type GoodsId, type PairRoomId, type WorkId } from '@cpc/domain';
import type { RoomView } from '@cpc/editor';
import { client } from '../../core/client.ts';
import { putDraft } from '../../core/draft-store.ts';
import { queryClient } from '../../core/query-client.ts';
import { randomId } from '../../core/random-id.ts';
import { slots } from '../../core/slots.ts';
import { sessionStore, sharedStore } from '../../core/stores.ts';
import { fetchGoodsOf } from '../../data/goods.ts';
import { myBindings } from './my-bindings.ts';
import { keepRoom, withDesign, workOfRoom } from './room-port.ts';
import { putAside, takePlace } from './take-place.ts';

interface Joining {
  readonly goodsId: GoodsId;
  /** Empty for none. */
  readonly name: string;
}

/**
 * Leads into a room: a person who joins gets a design of their own with what runs over both halves; a person who was there
 * continues theirs.
 * @returns the address of the studio with that design
 * @throws ClientError
 */
export async function enterRoom(
  room_id: PairRoomId,
  joining: Joining | undefined,
): Promise<{ readonly goods_id: GoodsId; readonly work_id?: WorkId }> {
  if (joining) {
    const { goodsId: goods_id, name } = joining;
    const view = await client.call('PairRoom.join', { room_id, goods_id, name });
    void queryClient.invalidateQueries({ queryKey: ['pair-room', room_id] });
    await beginHalf(await withDesign(view), goods_id);
    return { goods_id };
  }
  const { goods_id } = await client.call('PairRoom.look', { room_id });
  const work_id = workOfRoom(room_id);
  if (work_id !== null && (await isThere(work_id))) return { goods_id, work_id };
  if (work_id === null || myBindings().read(slots.of(goods_id))?.work_id !== work_id) {
    // Another device made the half, or it was deleted: here it begins with what runs over both.
    await beginHalf(await withDesign(await client.call('PairRoom.get', { room_id })), goods_id);
  }
  return { goods_id };
}

const isThere = (work_id: WorkId): Promise<boolean> =>
  client.call('Work.get', { work_id }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ClientError && error.name === 'notFound') return false;
      throw error;
    },
  );

/** Puts a new design into this tab's slot for the goods; what was there is put aside. */
async function beginHalf({ room_id, shared, side }: RoomView, goodsId: GoodsId): Promise<void> {
  const station = sharedStore.getState().machine_id;
  const goods = (await fetchGoodsOf([goodsId], station === null ? null : brand(station))).get(goodsId)?.goods;
  if (!goods) throw new Error(`enterRoom: there are no goods ${goodsId}`);
  await takePlace(goodsId);
  const slot = slots.of(goodsId);
  await putAside(goodsId, slot);
  const work_id = brand<WorkId>(randomId());
  const document = applyDiff(EMPTY_DOCUMENT, withShared(EMPTY_DOCUMENT, shared, goods.surface, side));
  const account = sessionStore.getState().userInfo?.uid;
  await putDraft(slot, { history: startHistory(document), pending: [], account });
  myBindings().write(slot, { work_id, revision: 0, title: '' });
  keepRoom(work_id, room_id);
}
