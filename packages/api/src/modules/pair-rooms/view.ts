import { CallError, type PairHalfView, type PairRoomView } from '@cpc/contract';
import { EMPTY_DOCUMENT } from '@cpc/design';
import type { AccountId, PairRoomId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { PairRoomsTables } from '../../base/db/tables/pair-rooms.ts';
import { readSurface } from '../../records/catalogue/goods.ts';
import { readDesign } from '../../records/documents/read.ts';
import { surfaceText } from '../works/keeping/art.ts';

export type RoomRow = Selectable<PairRoomsTables['pair_rooms']>;
export type PersonRow = Selectable<PairRoomsTables['pair_room_people']>;

/** A device that was connected this long ago counts as here, ms: its stream tells again within this time. */
export const HERE_MS = 40_000;

/** A room that has not ended. @throws CallError notFound */
export async function liveRoom(reader: Reader, id: PairRoomId, now: number): Promise<RoomRow> {
  const row = await reader
    .selectFrom('pair_rooms')
    .selectAll()
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new CallError('notFound');
  return row;
}

/** The people of a room, in the order in which they came. */
export const peopleOf = (reader: Reader, id: PairRoomId): Promise<PersonRow[]> =>
  reader.selectFrom('pair_room_people').selectAll().where('room_id', '=', id).orderBy('joined_at').execute();

/** The caller and the other person of a live room. @throws CallError notFound, also for a room of others */
export async function placesIn(reader: Reader, account: AccountId, id: PairRoomId, now: number) {
  const room = await liveRoom(reader, id, now);
  const people = await peopleOf(reader, id);
  const mine = people.find(({ account_id }) => account_id === account);
  if (!mine) throw new CallError('notFound');
  return { room, mine, other: people.find(({ side }) => side !== mine.side) };
}

/** A room as one of its people sees it. @throws CallError notFound */
export async function roomView(reader: Reader, account: AccountId, id: PairRoomId, now: number): Promise<PairRoomView> {
  const { room, mine, other } = await placesIn(reader, account, id, now);
  return {
    room_id: room.id,
    side: mine.side,
    revision: room.revision,
    shared: readDesign(room.shared),
    ends_at: room.ends_at,
    other: other ? await otherPerson(reader, other, now) : null,
  };
}

type OtherPerson = NonNullable<PairRoomView['other']>;

async function otherPerson(reader: Reader, other: PersonRow, now: number): Promise<OtherPerson | null> {
  const surface = await surfaceText(reader, other.goods_id);
  if (surface === undefined) return null;
  return {
    name: other.name,
    goods_id: other.goods_id,
    model: await modelOf(reader, other.goods_id),
    surface: readSurface(surface) as OtherPerson['surface'],
    here: other.seen_at > now - HERE_MS,
    left: other.account_id === null,
    shown: other.shown,
  };
}

/** The name of goods; empty for a custom size. */
export async function modelOf(reader: Reader, goodsId: string): Promise<string> {
  const row = await reader.selectFrom('goods').select('model').where('id', '=', goodsId).executeTakeFirst();
  return row?.model ?? '';
}

/** What the other person shows of their half. @throws CallError notFound */
export async function halfView(reader: Reader, account: AccountId, id: PairRoomId, now: number): Promise<PairHalfView> {
  const { other } = await placesIn(reader, account, id, now);
  const ground = other?.ground == null ? EMPTY_DOCUMENT : readDesign(other.ground);
  return { ground, picture: other?.picture ?? null };
}
