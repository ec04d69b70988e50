import type { GoodsId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { createSlots, goodsOf, isOwnSlot } from './slots.ts';
import { createTabs, type Tabs } from './tabs.ts';
import { memoryStorage } from './testing.ts';

/** Tabs of one browser, over the real BroadcastChannel. */
function browser() {
  const name = `tabs-${crypto.randomUUID()}`;
  const channels: BroadcastChannel[] = [];
  return {
    tab: (id: string): Tabs => {
      const channel = new BroadcastChannel(name);
      channels.push(channel);
      return createTabs(channel as never, id);
    },
    close: () => channels.forEach((channel) => channel.close()),
  };
}

describe('tabs of one browser', () => {
  it('[ED-07.4] the second tab on a design sees the first until it releases the slot', async () => {
    const { tab, close } = browser();
    const [first, second] = [tab('a'), tab('b')];
    expect(await first.hold('g1')).toBe(true);
    expect([await second.hold('g1'), await second.isHeld('g1'), await second.hold('g2')]).toEqual([false, true, true]);
    first.release('g1');
    expect(await second.hold('g1')).toBe(true);
    close();
  });

  it('[ED-07.4] of tabs that open at the same moment, exactly one holds the slot', async () => {
    const { tab, close } = browser();
    const tabs = ['c', 'a', 'b', 'd'].map(tab);
    const held = await Promise.all(tabs.map((one) => one.hold('g1')));
    expect(held).toEqual([false, true, false, false]);
    close();
  });

  it('[ED-07.3] [ED-07.4] a tab that is taking its slot, as after a reload, counts as its holder', async () => {
    const { tab, close } = browser();
    const [smaller, larger] = [tab('a'), tab('b')];
    const taking = larger.hold('g1');
    expect(await smaller.isHeld('g1')).toBe(true);
    expect(await taking).toBe(true);
    close();
  });

  it('[ED-07.4] a tab learns when another tab writes to its slot', async () => {
    const { tab, close } = browser();
    const [first, second] = [tab('a'), tab('b')];
    await first.hold('g1');
    const overwritten = new Promise<string>((resolve) => first.onOverwritten(resolve));
    second.wrote('g2');
    second.wrote('g1');
    expect(await overwritten).toBe('g1');
    close();
  });
});

describe('slots of a tab', () => {
  it('[ED-07.3] [ED-07.4] a tab that moved away keeps its own slot over a reload', () => {
    const goods = 'apple-iphone-15' as GoodsId;
    const session = memoryStorage();
    const own = createSlots(session, () => 'x1').moveToOwnSlot(goods);
    expect([createSlots(session, () => 'x2').of(goods), goodsOf(own), isOwnSlot(own)]).toEqual([own, goods, true]);
    expect(createSlots(memoryStorage(), () => 'x3').of(goods)).toBe(goods);
  });
});
