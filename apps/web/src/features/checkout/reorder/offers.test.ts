import type { OrderItemView } from '@cpc/contract';
import { customId } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import type { GoodsDetail } from '../../../data/goods.ts';
import { parseReplacements, formatReplacements } from '../in-address.ts';
import { insteadOf, offersFor, priceOf } from './offers.ts';

const size = customId({ marginTop: 10, marginLeft: 10, width: 60, height: 120, corner: 5 });

const item = (item_id: string, goods_id: string, shell: string, colour: string) =>
  ({
    item_id,
    goods_id,
    model: 'Mine',
    shell_id: shell,
    colour_id: `${shell}.${colour}`,
    colour_name: colour,
  }) as unknown as OrderItemView;

const shell = (id: string, own: boolean, stocks: Readonly<Record<string, number>>) => ({
  shell_id: id,
  own,
  price: { amount: 1_990, currency: 'EUR' },
  colours: Object.entries(stocks).map(([name, stock]) => ({
    colour_id: `${id}.${name}`,
    name,
    colour: '#101010',
    opacity: 1,
    stock,
  })),
});

const details = (goods_id: string, ...shells: readonly ReturnType<typeof shell>[]) =>
  new Map([[goods_id, { goods: { goods_id }, shells } as unknown as GoodsDetail]]);

describe('what an order is made of when it is ordered again', () => {
  it('[OR-11.1] items get the same choice while stock lasts: each item uses up one piece', () => {
    const two = [item('a', 'phone', 'soft', 'black'), item('b', 'phone', 'soft', 'black')];
    const things = offersFor(two, details('phone', shell('soft', false, { black: 1, blue: 1 })));
    expect(things.map(({ offer }) => offer?.choice.colour_id)).toEqual(['soft.black', 'soft.blue']);
    expect(insteadOf(things)).toEqual([{ item_id: 'b', shell_id: 'soft', colour_id: 'soft.blue' }]);
    expect(priceOf(things)).toMatchObject({ amount: 3_980 });
  });

  it('[OR-11.1] there is no price if an item is gone or sold out', () => {
    const one = [item('a', 'phone', 'soft', 'black')];
    for (const known of [new Map(), details('phone', shell('soft', false, { black: 0 }))]) {
      const things = offersFor(one, known);
      expect([things[0]?.offer, priceOf(things), insteadOf(things)]).toEqual([undefined, undefined, []]);
    }
  });

  it('[OR-11.1] a custom size keeps its name, and every item uses the customer’s own piece', () => {
    const two = [item('a', size, 'own', 'red'), item('b', size, 'own', 'red')];
    const things = offersFor(two, details(size, shell('own', true, { red: 1 })));
    expect(things.map(({ offer }) => offer?.choice.surface_name)).toEqual(['Mine', 'Mine']);
    expect(insteadOf(things)).toEqual([]);
  });

  it('[OR-11.1] the changed shells read back from an address unchanged', () => {
    const instead = insteadOf(
      offersFor([item('a', 'phone', 'soft', 'red')], details('phone', shell('soft', false, { black: 1 }))),
    );
    expect(parseReplacements(formatReplacements(instead))).toEqual(instead);
    expect(instead).toHaveLength(1);
    expect([parseReplacements(undefined), parseReplacements('a:b')]).toEqual([[], []]);
  });

  it.each([
    ['white', { 'black.M': 9, 'white.S': 9, 'white.M': 1 }, 'white.M'],
    ['white', { 'white.S': 9, 'white.L': 9, 'black.M': 9, 'white.M': 0 }, undefined],
    ['white', { 'white.S': 9, 'black.M': 9 }, undefined],
    ['white.L', { 'white.S': 9, 'white.M': 9, 'black.L': 9 }, 'black.L'],
    ['white.L', { 'white.M': 9, 'black.M': 9 }, undefined],
  ])('[OR-11.1] [CT-10.4] a shirt in %s is not made in a size that nobody chose', (before, stocks, now) => {
    const things = offersFor([item('a', 'shirt', 'shirt', before)], details('shirt', shell('shirt', false, stocks)));
    expect(things[0]?.offer?.colour.name).toBe(now);
  });
});
