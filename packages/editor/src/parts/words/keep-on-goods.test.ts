import { type Colour, EMPTY_DOCUMENT, layerId, type TextLayer } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { newText } from '../../document/additions.ts';
import { SURFACE } from '../../testing.ts';
import { inRoom } from './keep-on-goods.ts';

/** Letters of half an em, broken at the last space that fits, or inside a word. */
const assets = {
  outline: ({ text, size }: TextLayer) =>
    ({ width: 0.5 * size * Math.max(...text.split('\n').map(({ length }) => length)), height: size }) as never,
  breakLines({ text, size, measure }: TextLayer) {
    const most = Math.floor((measure ?? Infinity) / (size / 2));
    const breaks: number[] = [];
    for (let start = 0; text.length - start > most; ) {
      const space = text.slice(start, start + most + 1).lastIndexOf(' ');
      start += space > 0 ? space + 1 : most;
      breaks.push(start);
    }
    return breaks;
  },
};
const BEFORE = { scale: 1, width: 0 };
const INK = { kind: 'colour', colour: '#000000' as Colour } as const;

function text(words: string, at = { x: SURFACE.width / 2, y: SURFACE.height / 2 }): TextLayer {
  const given = { text: words, typeface: 'noto-sans', align: 'centre', ink: INK } as const;
  return newText(EMPTY_DOCUMENT, SURFACE, layerId('a0'), at, given);
}

const kept = (layer: TextLayer) => {
  const { placement, measure } = inRoom(layer, BEFORE, SURFACE, assets) ?? {};
  return { scale: placement?.scale ?? 0, measure, layer: { ...layer, measure: measure ?? null } };
};

describe('[ED-03.2] [ED-03.8] a text that is written', () => {
  it('is as large as it began while it has room', () => {
    expect(kept(text('Mia'))).toMatchObject({ scale: 1, measure: null });
  });

  it('becomes a little smaller, then is broken between words at its full size', () => {
    const short = kept(text('Birthday Mia 9'));
    expect(short).toMatchObject({ measure: null });
    expect(short.scale).toBeLessThan(1);
    const long = kept(text('Happy birthday, Mia'));
    expect(long.scale).toBe(1);
    expect(assets.breakLines(long.layer)).toEqual([6]);
  });

  it('is never broken inside a word, nor higher than half of the goods', () => {
    const word = kept(text('Donaudampfschifffahrt'));
    expect(word.measure).toBeNull();
    expect(word.scale * 0.5 * 21 * text('').size).toBeLessThanOrEqual(SURFACE.width - 2 * SURFACE.safeInset + 0.01);
    const much = kept(text('All the words that one has for somebody '.repeat(6)));
    const lines = assets.breakLines(much.layer).length + 1;
    expect(lines * text('').size * much.scale).toBeLessThanOrEqual(SURFACE.height / 2);
  });

  it('beside an edge, or turned, it takes the room that is there', () => {
    const beside = kept(text('Happy birthday', { x: 22, y: 80 }));
    expect((beside.measure ?? 0) * beside.scale).toBeLessThan(2 * 22);
    const upright = text('Happy birthday Mia');
    const turned = { ...upright, placement: { ...upright.placement, rotation: 90 as never } };
    expect(kept(turned)).toMatchObject({ scale: 1, measure: null });
  });

  it('is left alone while its fonts are loading', () => {
    expect(inRoom(text('Mia'), BEFORE, SURFACE, { ...assets, outline: () => undefined })).toBeUndefined();
    expect(
      inRoom(text('Mia and Ben and all the others'), BEFORE, SURFACE, { ...assets, breakLines: () => undefined }),
    ).toBeUndefined();
  });
});
