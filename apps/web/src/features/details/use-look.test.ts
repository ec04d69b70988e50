import type { ShellView } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { lookIn } from './use-look.ts';

const colour = (colour_id: string, stock: number) => ({
  colour_id,
  name: colour_id,
  colour: '#000000',
  opacity: 1,
  stock,
});
const shell = (shell_id: string, ...colours: ReturnType<typeof colour>[]) =>
  ({
    shell_id,
    name: shell_id,
    underbase: 'none',
    price: { amount: 1, currency: 'EUR' },
    colours,
  }) as unknown as ShellView;

const SHELLS = [
  shell('soldOut', colour('a', 0)),
  shell('partly', colour('b', 0), colour('c', 2)),
  shell('full', colour('d', 5), colour('e', 5)),
];
const ids = (query: Record<string, string>, shells = SHELLS) => {
  const look = lookIn(query, shells);
  return [look.shell?.shell_id, look.colour?.colour_id];
};

describe('the shell and colour shown', () => {
  it('[CT-04.1] they are those of the address', () => {
    expect(ids({ shell_id: 'full', colour_id: 'e' })).toEqual(['full', 'e']);
    expect(ids({ shell_id: 'soldOut', colour_id: 'a' })).toEqual(['soldOut', 'a']);
  });

  it('[CT-05.2] they are the first in stock if the address names none', () => {
    expect(ids({})).toEqual(['partly', 'c']);
    expect(ids({ shell_id: 'full' })).toEqual(['full', 'd']);
    expect(ids({ shell_id: 'gone', colour_id: 'gone' })).toEqual(['partly', 'c']);
  });

  it('[SK-05.1] a colour that is gone can be chosen, to wait for it', () => {
    expect(ids({ shell_id: 'partly', hue: 'b' })).toEqual(['partly', 'b']);
  });

  it('[CT-10.1] a garment has no colour to order before its size is chosen', () => {
    const shirt = [shell('shirt', colour('white.S', 0), colour('white.M', 3), colour('navy.M', 2))];
    const look = (query: Record<string, string>) => lookIn(query, shirt);
    expect(look({})).toMatchObject({ colour: undefined, shown: { colour_id: 'white.M' } });
    expect(look({ hue: 'navy' })).toMatchObject({ colour: undefined, shown: { colour_id: 'navy.M' } });
    expect(look({ colour_id: 'white.S' })).toMatchObject({
      colour: { colour_id: 'white.S', stock: 0 },
      shown: { colour_id: 'white.S' },
    });
  });

  it('[CT-05.1] they are defined even if nothing is in stock', () => {
    expect(ids({}, SHELLS.slice(0, 1))).toEqual(['soldOut', 'a']);
    expect(ids({}, [])).toEqual([undefined, undefined]);
  });
});
