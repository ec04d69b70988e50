import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM, answerOf, form } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';
import { flowOf } from './flow.ts';

describe('the headers of a flow', () => {
  it('[AP-03.1] headers name the beginning and direction of a list; other values are malformed', () => {
    expect(flowOf({ pagesize: '10' })).toBeUndefined();
    expect(flowOf({ begintime: '1700000000000,a.b-c', direction: 'asc', orderby: 'created_at' })).toEqual({
      begin: { time: 1_700_000_000_000, id: 'a.b-c' },
      direction: 'asc',
      orderBy: 'created_at',
    });
    expect(flowOf({ begintime: '5' })).toMatchObject({ begin: { time: 5, id: undefined }, direction: 'desc' });
    const wrong = fc
      .string()
      .filter((text) => !/^\d{1,15}(,[\w.-]{1,80})?$/.test(text) && text !== 'asc' && text !== 'desc');
    fc.assert(
      fc.property(wrong, (text) => {
        expect(() => flowOf({ begintime: text })).toThrow('malformed');
        expect(() => flowOf({ direction: text })).toThrow('malformed');
      }),
      { numRuns: 100, seed: 3 },
    );
    expect(() => flowOf({ orderby: 'price; drop table orders' })).toThrow('malformed');
  });
});

describe.each(databases())('a list read as a flow on $engine', ({ open }) => {
  it('[AP-03.2] a flow skips and repeats nothing while orders are added, in both directions', async () => {
    const shop = await testShop(await open(), { pieces: 20 });
    const { clock } = shop.services;
    const customer = await shop.customer();
    const place = async () => (await shop.place(customer)).order_id;
    const first: string[] = [];
    for (const pause of [0, 0, 0, 7, 0, 3]) {
      clock.pass(pause);
      first.push(await place());
    }
    const read = async (headers: Record<string, string>) => {
      const payload = form({ s: 'Order.list' });
      const url = '/userphoneapplets/index';
      const sent = { ...customer.headers, ...FORM, ...headers };
      return answerOf<{ order_id: string; created_at: number }[]>(
        await shop.app.inject({ method: 'POST', url, headers: sent, payload }),
      );
    };
    const walk = async (direction: 'asc' | 'desc', between: () => Promise<unknown>) => {
      const seen: string[] = [];
      for (let begin: string | undefined; ; ) {
        const page = await read({ direction, pageSize: '2', ...(begin === undefined ? {} : { beginTime: begin }) });
        seen.push(...page.data.map((order) => order.order_id));
        const last = page.data.at(-1);
        if (!last || seen.length > 40) return seen;
        begin = `${last.created_at},${last.order_id}`;
        await between();
      }
    };
    const down = await walk('desc', async () => {
      clock.pass(1);
      await place();
    });
    expect([...down].sort()).toEqual([...first].sort());
    expect(await walk('asc', async () => undefined)).toEqual(expect.arrayContaining([...down].reverse()));
    expect((await walk('asc', async () => undefined)).slice(0, 6)).toEqual([...down].reverse());
    const from = (await read({ beginTime: String(clock.now()), direction: 'asc' })).data;
    expect(from).toHaveLength(1);
    for (const headers of [{ pageSize: '101' }, { orderBy: 'price' }, { beginTime: '-1' }, { direction: 'up' }])
      expect(await read(headers as Record<string, string>)).toMatchObject({ http: 400, code: 400 });
  });
});
