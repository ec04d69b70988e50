import type { StockKind } from '@cpc/contract';
import { brand, type ColourId, type GoodsId, type ShellId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import {
  addPack,
  correctLine,
  emptyList,
  keepUnread,
  keyOfLine,
  parseList,
  removeLine,
  totalsOf,
  typePieces,
  writeList,
} from './scan-list.ts';

const kindOf = (colour: string): StockKind => ({
  goods_id: brand<GoodsId>('apple-iphone-16'),
  shell_id: brand<ShellId>('soft'),
  colour_id: brand<ColourId>(`soft.${colour}`),
  brand: 'Apple',
  model: 'iPhone 16',
  shell_name: 'soft',
  colour_name: colour,
});
const packOf = (code: string, colour: string, pieces: number) => ({
  code,
  kind: kindOf(colour),
  pieces,
  taught: { id: `taught-${code}`, by: 'Ann', at: 1 },
});
const scanned = [packOf('1', 'black', 10), packOf('2', 'blue', 5), packOf('1', 'black', 10)].reduce(
  addPack,
  emptyList('a-key'),
);

describe('the list of scanned packs', () => {
  it('[PA-03.7] a code that is scanned again adds a pack, and stands first', () => {
    expect(scanned.lines.map(({ code, text }) => [code, text])).toEqual([
      ['1', '20'],
      ['2', '5'],
    ]);
  });

  it('[PA-03.7] two codes of one kind are booked as one line; a wrong number stops the booking', () => {
    const list = addPack(scanned, packOf('3', 'blue', 50));
    expect(totalsOf(list)?.map(({ kind, pieces }) => [kind.colour_name, pieces])).toEqual([
      ['blue', 55],
      ['black', 20],
    ]);
    const [first] = list.lines;
    for (const text of ['', '0', '1.5', 'ten'])
      expect(totalsOf(typePieces(list, first ? keyOfLine(first) : '', text))).toBeUndefined();
  });

  it('[PA-03.7] a code that meant the wrong kind takes its packs along', () => {
    const [first] = scanned.lines;
    if (!first) throw new Error('expected a line');
    const list = correctLine(scanned, keyOfLine(first), packOf('1', 'blue', 12));
    expect(list.lines.map(({ kind, text }) => [kind.colour_name, text])).toEqual([
      ['blue', '24'],
      ['blue', '5'],
    ]);
    expect(removeLine(list, keyOfLine(first)).lines).toHaveLength(2);
  });

  it('[PA-03.7] is kept for its own shop, with what could not be read', () => {
    const list = keepUnread(scanned, '4006381333931');
    expect(parseList(writeList(list, 'shop-a'), 'shop-a')).toEqual(list);
    expect(parseList(writeList(list, 'shop-a'), 'shop-b')).toBeUndefined();
  });

  it.each(['{', 'null', '[]', '{"shop":"a","key":"k","lines":[{}],"unread":[]}', undefined])(
    '[PA-03.7] %j is no kept list',
    (text) => {
      expect(parseList(text, 'a')).toBeUndefined();
    },
  );
});
