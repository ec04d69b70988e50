import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue, type Owner } from './fair-queue.ts';

const MANY = { maxRunning: 100, maxWaiting: 100 };

interface Item {
  readonly owner: Owner;
  readonly name: string;
}

function filled(queue: ReturnType<typeof createFairQueue<Item>>, ...items: readonly string[]): void {
  for (const name of items) queue.push(name.slice(0, -1).split('/'), { owner: name.slice(0, -1).split('/'), name });
}

const names = (queue: ReturnType<typeof createFairQueue<Item>>): string[] => {
  const taken: string[] = [];
  for (let item = queue.take(); item; item = queue.take()) taken.push(item.name);
  return taken;
};

describe('a fair queue', () => {
  it('[SC-07.4] owners take turns, no matter how much one of them adds', () => {
    const queue = createFairQueue<Item>([MANY]);
    filled(queue, 'a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
    expect(names(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('[SC-07.4] addresses take turns first, then the accounts of each address', () => {
    const queue = createFairQueue<Item>([MANY, MANY]);
    filled(queue, 'x/a1', 'x/b1', 'x/c1', 'x/a2', 'y/d1', 'y/d2');
    expect(names(queue)).toEqual(['x/a1', 'y/d1', 'x/b1', 'y/d2', 'x/c1', 'x/a2']);
  });

  it('[SC-07.4] at most the share of one owner runs at once', () => {
    const queue = createFairQueue<Item>([{ ...MANY, maxRunning: 1 }]);
    filled(queue, 'a1', 'a2', 'b1');
    expect(names(queue)).toEqual(['a1', 'b1']);
    queue.done(['a']);
    expect(names(queue)).toEqual(['a2']);
  });

  it('[SC-07.4] items above the share of an owner are refused, and none of other owners', () => {
    const queue = createFairQueue<Item>([{ ...MANY, maxWaiting: 2 }]);
    const push = (owner: string) => queue.push([owner], { owner: [owner], name: owner });
    expect(['a', 'a', 'a', 'b'].map(push)).toEqual([true, true, false, true]);
  });

  it('every added item is returned once, in the order of its owner', () => {
    const owner = fc.tuple(fc.constantFrom('x', 'y'), fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 60 }), fc.nat(5), (owners, removed) => {
        const queue = createFairQueue<Item>([MANY, MANY]);
        const items = owners.map((who, n) => ({ owner: who, name: String(n) }));
        for (const item of items) queue.push(item.owner, item);
        const gone = items[removed];
        if (gone) expect([queue.remove(gone.owner, gone), queue.remove(gone.owner, gone)]).toEqual([true, false]);
        const taken: Item[] = [];
        for (let item = queue.take(); item; item = queue.take()) {
          taken.push(item);
          queue.done(item.owner);
        }
        const left = items.filter((item) => item !== gone);
        const of = (some: readonly Item[], who: Owner) =>
          some.filter(({ owner: one }) => one.join() === who.join()).map(({ name }) => name);
        expect(taken).toHaveLength(left.length);
        for (const who of owners) expect(of(taken, who)).toEqual(of(left, who));
      }),
    );
  });
});
