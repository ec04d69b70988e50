import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bay, bayLevel, chooseBay, freePlaces } from './bay.ts';

const TWO: readonly Bay[] = [
  { name: 'A1', capacity: 2 },
  { name: 'A2', capacity: 3 },
];
const held = (...counts: readonly number[]) => new Map(TWO.map(({ name }, at) => [name, counts[at] ?? 0]));

describe('bays with a capacity', () => {
  it.each([
    [held(0, 0), 'A2', 'room'],
    [held(0, 1), 'A1', 'room'],
    [held(2, 2), 'A2', 'nearlyFull'],
    [held(2, 3), undefined, 'full'],
    // A capacity was lowered below what lies there.
    [held(9, 2), 'A2', 'nearlyFull'],
  ])('[QU-05.5] %o: the next item goes to %s; the bays are at %s', (now, bay, level) => {
    expect([chooseBay(TWO, now), bayLevel(TWO, now)]).toEqual([bay, level]);
  });

  it('[QU-05.5] filled one by one, no bay ever holds more than fits', () => {
    const bays = fc.uniqueArray(fc.record({ name: fc.string(), capacity: fc.integer({ min: 1, max: 9 }) }), {
      selector: ({ name }) => name,
      maxLength: 6,
    });
    fc.assert(
      fc.property(bays, (all) => {
        const now = new Map<string, number>();
        let placed = 0;
        for (let bay = chooseBay(all, now); bay !== undefined; bay = chooseBay(all, now)) {
          now.set(bay, (now.get(bay) ?? 0) + 1);
          placed += 1;
        }
        expect(placed).toBe(freePlaces(all, new Map()));
        for (const { name, capacity } of all) expect(now.get(name) ?? 0).toBe(capacity);
      }),
    );
  });
});
