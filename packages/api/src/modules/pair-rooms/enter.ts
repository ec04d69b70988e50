import { type ActionInput, type ActionOutput, CallError, type PairRoomView } from '@cpc/contract';
import { canonicalJson, otherSide } from '@cpc/design';
import { type AccountId, brand, type GoodsId, type PairRoomId } from '@cpc/domain';
import type { Reader, Tx } from '../../base/db/database.ts';
import { isUniqueViolation } from '../../base/db/unique.ts';
import { addressOf } from '../../base/http/address.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { countAttempt } from '../../records/accounts/attempts.ts';
import { readSurface } from '../../records/catalogue/goods.ts';
import { readDesign } from '../../records/documents/read.ts';
import { pairRoomTopic, roomsOf } from '../../records/pair-rooms/store.ts';
import type { Keeper } from '../../records/quotas/bytes.ts';
import { surfaceText } from '../works/keeping/art.ts';
import { checkedName, checkedShared } from './checked.ts';
import { givePhoto, photoIn, refuseForeign } from './photo-rights.ts';
import { liveRoom, modelOf, peopleOf, type PersonRow, roomView } from './view.ts';

type Ports = With<'db' | 'clock' | 'random' | 'events' | 'config'>;

/** A room ends by itself after this time. */
export const ROOM_MS = 7 * DAY_MS;
/** Rooms of one account at a time, and entered from one account and address in a quarter of an hour. */
export const MAX_ROOMS = 10;
const ENTERED = { account: 30, address: 120 };

const counted = (services: Ports, { accountId, ip }: Keeper) =>
  countAttempt(services, [
    { subject: ['pair-room', accountId], most: ENTERED.account },
    { subject: ['pair-room-address', addressOf(ip)], most: ENTERED.address, perAddress: true },
  ]);

/**
 * Opens a room with what runs over both halves, and takes its first place.
 * @throws CallError notFound, designInvalid, roomUnfit, nicknameUnfit, nicknameRefused, tooManyRequests
 */
export async function openRoom(
  services: Ports,
  keeper: Keeper,
  input: ActionInput<'PairRoom.open'>,
): Promise<PairRoomView> {
  await counted(services, keeper);
  const { db, clock, random } = services;
  const [account, now] = [keeper.accountId, clock.now()];
  const shared = checkedShared(input.shared);
  const name = checkedName(input.name);
  await categoryOf(db.read, input.goods_id);
  const id = brand<PairRoomId>(random.link());
  const photo = photoIn(shared);
  await db.transact(async (tx) => {
    await refuseTooMany(tx, account, now);
    if (photo) await refuseForeign(tx, account, photo);
    const row = { id, shared: canonicalJson(shared), revision: 1, photos: photo ? 1 : 0 };
    await tx
      .insertInto('pair_rooms')
      .values({ ...row, created_at: now, ends_at: now + ROOM_MS })
      .execute();
    await takePlace(tx, { room_id: id, side: input.side, account_id: account, goods_id: input.goods_id, name }, now);
  }, account);
  return roomView(db.read, account, id, now);
}

/**
 * Takes the second place of a room. The photo over both becomes a picture of the caller, too.
 * @throws CallError notFound, roomFull, roomUnfit for goods of another category, nicknameUnfit, nicknameRefused, spaceFull,
 * tooManyRequests
 */
export async function joinRoom(
  services: Ports,
  keeper: Keeper,
  { room_id, goods_id, name: typed }: ActionInput<'PairRoom.join'>,
): Promise<PairRoomView> {
  await counted(services, keeper);
  const { db, clock, events } = services;
  const [account, now] = [keeper.accountId, clock.now()];
  const name = checkedName(typed);
  await db
    .transact((tx) => join(tx, services, account, { room_id, goods_id, name }), room_id)
    .catch((error: unknown) => {
      // Another one came at the same moment.
      throw isUniqueViolation(error) ? new CallError('roomFull') : error;
    });
  events.publish(pairRoomTopic(room_id));
  return roomView(db.read, account, room_id, now);
}

type Joining = Pick<PersonRow, 'room_id' | 'goods_id' | 'name'>;

async function join(tx: Tx, services: Ports, account: AccountId, joining: Joining): Promise<void> {
  const now = services.clock.now();
  const room = await liveRoom(tx, joining.room_id, now);
  const people = await peopleOf(tx, room.id);
  if (people.some(({ account_id }) => account_id === account)) return;
  const [first, second] = people;
  if (!first || second || first.account_id === null) throw new CallError('roomFull');
  const categories = [await categoryOf(tx, first.goods_id), await categoryOf(tx, joining.goods_id)];
  if (categories[0] !== categories[1]) throw new CallError('roomUnfit', { field: 'goods_id' });
  await refuseTooMany(tx, account, now);
  await takePlace(tx, { ...joining, side: otherSide(first.side), account_id: account }, now);
  const photo = photoIn(readDesign(room.shared));
  // If the first one may no longer use it, neither may the second.
  if (photo) await givePhoto(tx, services, photo, [first.account_id, account]);
}

type Place = Pick<PersonRow, 'room_id' | 'side' | 'account_id' | 'goods_id' | 'name'>;

async function takePlace(tx: Tx, place: Place, now: number): Promise<void> {
  await tx
    .insertInto('pair_room_people')
    .values({ ...place, joined_at: now, seen_at: now, ground: null, picture: null, shown: 0 })
    .execute();
}

async function refuseTooMany(tx: Tx, account: AccountId, now: number): Promise<void> {
  if ((await roomsOf(tx, account, now)).length >= MAX_ROOMS) throw new CallError('tooManyRequests');
}

/** The category of goods around a phone. @throws CallError notFound, or roomUnfit for goods without a seam */
async function categoryOf(reader: Reader, goodsId: GoodsId): Promise<string> {
  const text = await surfaceText(reader, goodsId);
  if (text === undefined) throw new CallError('notFound', { field: 'goods_id' });
  const { category, form } = readSurface(text);
  if (form.kind !== 'shell') throw new CallError('roomUnfit', { field: 'goods_id' });
  return category;
}

/** What an invitation says to anybody who has it. @throws CallError notFound */
export async function lookIn(
  reader: Reader,
  { room_id }: ActionInput<'PairRoom.look'>,
  account: AccountId | undefined,
  now: number,
): Promise<ActionOutput<'PairRoom.look'>> {
  const room = await liveRoom(reader, room_id, now);
  const people = await peopleOf(reader, room.id);
  const mine = people.find(({ account_id }) => account !== undefined && account_id === account);
  const first = people[0];
  const shown = mine ?? first;
  const surface = shown && (await surfaceText(reader, shown.goods_id));
  if (!shown || surface === undefined) throw new CallError('notFound');
  const isOpen = people.length === 1 && first?.account_id != null;
  return {
    state: mine ? 'mine' : isOpen ? 'open' : 'full',
    name: first?.name ?? null,
    goods_id: shown.goods_id,
    model: await modelOf(reader, shown.goods_id),
    category: readSurface(surface).category,
  };
}
