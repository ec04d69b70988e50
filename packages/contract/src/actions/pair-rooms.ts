import { brandedText, SIDES } from '@cpc/design';
import type { GoodsId, PairRoomId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { MAX_HALF_PICTURE } from '../pair-room-limits.ts';
import { category, count, document, id, surface, text, timestamp } from '../schemas.ts';

const who = ['customer'] as const;

/** 130 random bits: whoever has the link may come in while there is a place, and nobody can guess it. */
export const pairRoomId = brandedText<PairRoomId>(z.string().check(z.regex(/^[0-9a-z]{26}$/)));
const room = z.object({ room_id: pairRoomId });
const side = z.enum(SIDES);
/** Empty for none. */
const name = z.optional(text(240));

const otherPerson = z.object({
  /** Null if none was given. */
  name: z.nullable(z.string()),
  goods_id: id<GoodsId>(),
  model: z.string(),
  surface,
  /** Whether the room is open on a device of theirs now. */
  here: z.boolean(),
  /** They left for good: nothing comes from them any more. */
  left: z.boolean(),
  /** Counts up with every picture of their half; 0 if there is none yet. */
  shown: count,
});

const pairRoomView = z.object({
  room_id: pairRoomId,
  side,
  /** Counts up by one with every change of what runs over both. */
  revision: count,
  /** What runs over both halves: a design with at most one photo and one word, in the plane of both cases, mm. */
  shared: document,
  ends_at: timestamp,
  /** Null until somebody has come. */
  other: z.nullable(otherPerson),
});
export type PairRoomView = z.infer<typeof pairRoomView>;

const halfView = z.object({
  /** A design with a background only. */
  ground: document,
  /** A PNG in Base64 (RFC 4648, 5) of the bleed box: what lies on the ground, without what runs over both. */
  picture: z.nullable(z.string()),
});
export type PairHalfView = z.infer<typeof halfView>;

export const pairRoomsActions = [
  action({
    name: 'PairRoom.open',
    who,
    summary:
      'Opens a room in which two people make a pair of designs, each on an own device, for seven days (ED-13). The id is the invitation.',
    input: z.object({ goods_id: id<GoodsId>(), side, shared: document, name }),
    output: pairRoomView,
  }),
  action({
    name: 'PairRoom.look',
    who: ['visitor'],
    summary: 'Returns what an invitation says, to anybody who has it: who invites, and whether there is a place.',
    input: room,
    output: z.object({
      state: z.enum(['open', 'full', 'mine']),
      /** Who invites; null if no name was given. */
      name: z.nullable(z.string()),
      /** The model of the one who invites, or the caller’s own one in a room of theirs. */
      goods_id: id<GoodsId>(),
      model: z.string(),
      category,
    }),
  }),
  action({
    name: 'PairRoom.join',
    who,
    summary:
      'Takes the second place of a room, with goods of the same category. The photo that runs over both becomes a picture of the caller. A repeated call changes nothing.',
    input: z.object({ room_id: pairRoomId, goods_id: id<GoodsId>(), name }),
    output: pairRoomView,
  }),
  action({
    name: 'PairRoom.get',
    who,
    summary: 'Returns a room of the caller. GET /api/pair-room/stream?room_id= pushes the same.',
    input: room,
    output: pairRoomView,
  }),
  action({
    name: 'PairRoom.change',
    who,
    summary:
      'Changes what runs over both halves. If the revision is not the newest, answers `conflict` and changes nothing. A new photo must be a picture of the caller; it becomes one of the other person, too.',
    input: z.object({ room_id: pairRoomId, revision: count, shared: document }),
    output: z.object({ revision: count }),
  }),
  action({
    name: 'PairRoom.show',
    who,
    summary: 'Shows the other person a picture of the caller’s half.',
    input: z.object({
      room_id: pairRoomId,
      ground: document,
      /** If absent, nothing lies on the ground. */
      picture: z.optional(text(MAX_HALF_PICTURE)),
    }),
    output: z.object({ shown: count }),
  }),
  action({
    name: 'PairRoom.half',
    who,
    summary: 'Returns the picture that the other person shows of their half.',
    input: room,
    output: halfView,
  }),
  action({
    name: 'PairRoom.leave',
    who,
    summary: 'Leaves a room for good. Each keeps the own half as it is. The place stays taken.',
    input: room,
    output: room,
  }),
] as const;
