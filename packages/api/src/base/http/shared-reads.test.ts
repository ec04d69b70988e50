import { type AccountId, brand, type PairRoomId } from '@cpc/domain';
import { expect, it } from 'vitest';
import { createEvents } from '../ports/events.ts';
import { sharedReads } from './shared-reads.ts';

const ROOM = brand<PairRoomId>('room');
const topicOf = (id: PairRoomId) => `room ${id}`;
const [ANNA, BEN] = [brand<AccountId>('anna'), brand<AccountId>('ben')];

it('[SC-07.1] a room is read once for all streams of a person that a change wakes, and anew for the next change', async () => {
  const events = createEvents();
  let reads = 0;
  const read = sharedReads(events, topicOf, async (_id, account) => {
    reads += 1;
    const at = reads;
    await new Promise(setImmediate);
    return `${account} ${at}`;
  });
  const woken = Array.from({ length: 20 }, () => read(ROOM, ANNA));
  expect(new Set(await Promise.all([...woken, read(ROOM, BEN)]))).toEqual(new Set(['anna 1', 'ben 2']));
  const before = read(ROOM, ANNA);
  events.publish(topicOf(ROOM));
  // What was read before the change may not have it.
  expect(await read(ROOM, ANNA)).not.toBe(await before);
});
