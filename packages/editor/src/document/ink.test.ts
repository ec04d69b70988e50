import { addLayer, applyDiff, type Colour, EMPTY_DOCUMENT, type Fill, setBackground } from '@cpc/design';
import { degrees } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { editorWith, picture } from '../testing.ts';
import { inkFor } from './ink.ts';
import { setBrush } from '../session/hands.ts';

const WHITE = '#ffffff';
const BLACK = '#16161c';
const shell = (colour: string, opacity = 1) => ({
  colour: colour as Colour,
  opacity,
  underbase: 'underColour' as const,
});
const MIDDLE = { x: 40, y: 80 };
const withFill = (fill: Fill) => applyDiff(EMPTY_DOCUMENT, setBackground(EMPTY_DOCUMENT, fill));

describe('the first ink of new things', () => {
  it.each([
    ['a white shell', shell('#ffffff'), BLACK],
    ['a cream shell', shell('#f4ead8'), BLACK],
    ['a black shell', shell('#16161c'), WHITE],
    ['a navy shell', shell('#1d2a5e'), WHITE],
    ['a clear shell in the dark studio', shell('#f4f6f8', 0.15), WHITE],
    ['a frosted white shell', shell('#ffffff', 0.9), BLACK],
  ])('[ED-03.4] shows on %s', (_, look, ink) => {
    expect(inkFor(EMPTY_DOCUMENT, look, MIDDLE)).toBe(ink);
  });

  it.each([
    ['white', { kind: 'colour', colour: WHITE }, BLACK],
    ['yellow', { kind: 'colour', colour: '#ffd23f' }, BLACK],
    ['blue', { kind: 'colour', colour: '#1d2a5e' }, WHITE],
    ['a light gradient', gradient('#fbc2eb', '#a6c1ee'), BLACK],
    ['a gradient with a dark end', gradient('#232526', '#5b5f70'), WHITE],
    ['a wallpaper', { kind: 'wallpaper', wallpaper: 'dunes' }, WHITE],
  ] as readonly (readonly [string, Fill, string])[])('[ED-03.4] shows on %s, whatever the shell', (_, fill, ink) => {
    expect(inkFor(withFill(fill), shell(ink), MIDDLE)).toBe(ink);
  });

  it('[ED-03.4] is white on a visible picture, and only there', () => {
    const on = (layer: ReturnType<typeof picture>, point = MIDDLE) =>
      inkFor(applyDiff(EMPTY_DOCUMENT, addLayer(layer)), shell(WHITE), point);
    expect(on(picture('a'))).toBe(WHITE);
    expect(on(picture('a', { hidden: true }))).toBe(BLACK);
    expect(on(picture('a'), { x: 52, y: 80 })).toBe(BLACK);
    const { placement } = picture('a');
    expect(on(picture('a', { placement: { ...placement, rotation: degrees(90) } }), { x: 52, y: 80 })).toBe(WHITE);
  });

  it('[ED-04.1] a pen uses it until the customer chooses another', () => {
    const draw = (editor: ReturnType<typeof editorWith>) => {
      editor.sketch.start(false);
      editor.sketch.draw(MIDDLE, 0.5, 0);
      return editor.sketch.line()?.colour;
    };
    const editor = editorWith([], {}, shell(WHITE));
    expect(draw(editor)).toBe(BLACK);
    setBrush(editor.store, { colour: '#e5383b' as Colour });
    expect(draw(editor)).toBe('#e5383b');
  });
});

function gradient(...colours: readonly string[]): Fill {
  const stops = colours.map((colour, i) => ({ at: i / (colours.length - 1), colour: colour as Colour }));
  return { kind: 'gradient', shape: 'linear', angle: degrees(90), stops };
}
