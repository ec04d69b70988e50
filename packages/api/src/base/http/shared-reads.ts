import type { AccountId } from '@cpc/domain';
import type { Events } from '../ports/events.ts';

type Read<Id, Value> = (id: Id, account: AccountId) => Promise<Value>;

/**
 * Reads a thing once for all streams of one account that a change wakes. A read is forgotten at the next change, and when
 * the streams that were woken together have it.
 * @param topicOf the topic that tells of changes of a thing
 */
export function sharedReads<Id extends string, Value>(
  { subscribe }: Pick<Events, 'subscribe'>,
  topicOf: (id: Id) => string,
  read: Read<Id, Value>,
): Read<Id, Value> {
  const reads = new Map<string, Promise<Value>>();
  return (id, account) => {
    const key = `${id} ${account}`;
    const shared = reads.get(key);
    if (shared) return shared;
    const forget = () => {
      end();
      if (reads.get(key) === reading) reads.delete(key);
    };
    const end = subscribe(topicOf(id), forget);
    const reading = read(id, account).finally(() => setImmediate(forget));
    reads.set(key, reading);
    return reading;
  };
}
