import type { AccountId, PairRoomId } from '@cpc/domain';
import type { Events } from '../../base/ports/events.ts';
import { pairRoomTopic } from '../../records/pair-rooms/store.ts';

type ReadRoom = (id: PairRoomId, account: AccountId) => Promise<string>;

/**
 * Reads a room once for all streams of one of its people that a change wakes. A read is forgotten at the next change,
 * and when the streams that were woken together have it.
 */
export function sharedReads({ subscribe }: Pick<Events, 'subscribe'>, read: ReadRoom): ReadRoom {
  const reads = new Map<string, Promise<string>>();
  return (id, account) => {
    const key = `${id} ${account}`;
    const shared = reads.get(key);
    if (shared) return shared;
    const forget = () => {
      end();
      if (reads.get(key) === reading) reads.delete(key);
    };
    const end = subscribe(pairRoomTopic(id), forget);
    const reading = read(id, account).finally(() => setImmediate(forget));
    reads.set(key, reading);
    return reading;
  };
}
