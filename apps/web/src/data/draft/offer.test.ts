import type { ShellChoice, ShellView } from '@cpc/contract';
import { describe, expect, it } from 'vitest';
import { offerOf } from './offer.ts';
import type { GoodsDetail } from '../goods.ts';

type Stocks = Readonly<Record<string, readonly [hex: string, stock: number]>>;

const shell = (id: string, colours: Stocks, own = false): ShellView =>
  ({
    shell_id: id,
    own,
    colours: Object.entries(colours).map(([name, [colour, stock]]) => ({
      colour_id: `${id}.${name}`,
      name,
      colour,
      opacity: 1,
      stock,
    })),
  }) as unknown as ShellView;

const goods = (...shells: readonly ShellView[]) => ({ goods: { goods_id: 'phone' }, shells }) as GoodsDetail;
const wanted = (shell_id: string, colour: string) =>
  ({ shell_id, colour_id: `${shell_id}.${colour}` }) as unknown as ShellChoice;

function offered(detail: GoodsDetail, choice?: ShellChoice) {
  const offer = offerOf(detail, choice);
  return offer && [offer.choice.colour_id, offer.missing];
}

const WHITE = ['#ffffff', 5] as const;
const NAVY = ['#22304d', 5] as const;
const BLACK = ['#101010', 5] as const;
const SOLD = ['#121212', 0] as const;

describe('what a station offers for a choice', () => {
  it('[CT-09.2] the offer is the choice itself if in stock, with the name of a custom size', () => {
    const detail = goods(shell('hard', { white: WHITE }), shell('soft', { navy: NAVY }));
    expect(offered(detail, wanted('soft', 'navy'))).toEqual(['soft.navy', undefined]);
    const named = { ...wanted('soft', 'navy'), surface_name: 'Mine' };
    expect(offerOf(detail, named)?.choice).toEqual({ ...named, goods_id: 'phone' });
  });

  it('[CT-09.2] a sold-out colour is replaced by the most similar one on the same shell', () => {
    const soft = shell('soft', { white: WHITE, navy: NAVY, midnight: SOLD });
    expect(offered(goods(shell('hard', { black: BLACK }), soft), wanted('soft', 'midnight'))).toEqual([
      'soft.navy',
      'colour',
    ]);
    expect(offered(goods(soft), wanted('soft', 'gone'))).toEqual(['soft.white', 'colour']);
  });

  it('[CT-09.2] a shell that is sold out or gone is replaced by another in the most similar colour', () => {
    const own = shell('own', { midnight: ['#121212', 1] }, true);
    const soft = shell('soft', { midnight: SOLD });
    const hard = shell('hard', { white: WHITE, black: BLACK });
    expect(offered(goods(own, soft, hard), wanted('soft', 'midnight'))).toEqual(['hard.black', 'shell']);
    expect(offered(goods(hard), wanted('soft', 'midnight'))).toEqual(['hard.white', 'shell']);
    expect(offered(goods(own), wanted('soft', 'midnight'))).toEqual(['own.midnight', 'shell']);
  });

  it('[CT-09.2] without a choice the first in stock is offered; if all is sold out, the choice stays', () => {
    const soft = shell('soft', { midnight: SOLD, white: WHITE });
    expect(offered(goods(soft))).toEqual(['soft.white', undefined]);
    const out = goods(shell('hard', { white: ['#ffffff', 0] }), shell('soft', { midnight: SOLD }));
    expect(offered(out, wanted('soft', 'midnight'))).toEqual(['soft.midnight', undefined]);
    expect(offered(goods(), wanted('soft', 'midnight'))).toBeUndefined();
  });
});
