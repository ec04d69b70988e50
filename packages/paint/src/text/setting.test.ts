import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { shaperFor } from '../testing/fonts.ts';
import { at, text } from '../testing/scene.ts';
import { contours, inkColumns, inkIslands, shape, words } from '../testing/shaping.ts';
import { isUpright, scriptOf } from './script.ts';
import type { TextContent } from './shaper.ts';

describe('spacing, bending and columns', () => {
  it('[ED-03.4] adds spacing between clusters, not after the last or inside joined scripts', async () => {
    const gain = async (text: string, more: Partial<TextContent> = {}) =>
      (await shape(text, { letterSpacing: 0.2, ...more })).width - (await shape(text, more)).width;
    expect(await gain('abc')).toBeCloseTo(4, 3);
    expect(await gain('กี่ก')).toBeCloseTo(2, 3);
    expect(await gain('مرحبا', { typeface: 'cairo' })).toBeCloseTo(0, 6);
    expect(await gain('বাংলা', { typeface: 'baloo-da-2' })).toBeCloseTo(0, 6);
  });

  it('[ED-03.4] uses no ligature with letter spacing', async () => {
    const [tight, wide] = [await contours('office'), await contours('office', { letterSpacing: 0.2 })];
    expect(wide).toBeGreaterThanOrEqual(tight);
  });

  it('[ED-03.4] multiplies the line distance by the line spacing', async () => {
    const [one, two, wide] = [await shape('a'), await shape('a\na'), await shape('a\na', { lineSpacing: 1.5 })];
    expect(two.height).toBeCloseTo(one.height * 2, 6);
    expect(wide.height).toBeCloseTo(one.height * 2.5, 6);
  });

  it('[ED-03.2] applies stored breaks and drops the space at each break', async () => {
    const broken = await shape('two words', { breaks: [4] });
    expect(broken.height).toBeCloseTo((await shape('x')).height * 2, 6);
    expect(broken.width).toBeCloseTo((await shape('words')).width, 6);
    expect((await shape('two words', { breaks: [400] })).path).toEqual((await shape('two words')).path);
  });

  it('[ED-03.1] [ED-03.2] a broken Arabic line keeps the paragraph’s direction, even if it begins with Latin', async () => {
    const kinds = async (text: string, more: Partial<TextContent> = {}) =>
      (await shape(text, more)).path.map(([kind]) => kind).join();
    // The exclamation mark is to the left of the Latin word, so it comes first from the left.
    expect(await kinds('مرحبا abc!', { breaks: [6] })).toMatch(
      new RegExp(`${await kinds('!')},${await kinds('abc')}$`),
    );
    expect(await kinds('abc!')).toBe(`${await kinds('abc')},${await kinds('!')}`);
  });

  it('[ED-03.2] breaks lines by their true widths', async () => {
    const content = words('the quick brown fox jumps over the lazy dog');
    const shaper = await shaperFor(content);
    const breaks = shaper.breakLines(content, 60);
    expect(breaks.length).toBeGreaterThan(1);
    expect(shaper.shape({ ...content, breaks }).width).toBeLessThanOrEqual(60);
  });

  it.each([-200, -60, 60, 200])('[ED-03.1] [ED-03.2] an Arabic word bent by %i° stays one piece', async (arc) => {
    const joined = { typeface: 'cairo', size: mm(30) };
    expect(await inkIslands('محمد', joined)).toBe(1);
    expect(await inkIslands('محمد', { ...joined, arc })).toBe(1);
    expect(await inkIslands('د م', { ...joined, arc })).toBe(2);
  });

  it('[ED-03.2] a Chinese column is upright, with one em per character', async () => {
    const column = await shape('自助定制', { direction: 'vertical' });
    expect(column.height).toBeCloseTo(40, 3);
    expect(column.width).toBeLessThan(20);
    // Its ink is vertically centred.
    expect(Math.abs(column.ink.y * 2 + column.ink.height - column.height)).toBeLessThan(2);
    const two = await shape('自助\n定制', { direction: 'vertical' });
    expect(two.width).toBeCloseTo(column.width * 2, 3);
    expect(two.height).toBeCloseTo(20, 3);
  });

  it('[ED-03.2] puts the first column on the right', async () => {
    const columns = await inkColumns('自自自\n一', { direction: 'vertical', typeface: 'noto-sans-sc' });
    const { width } = await shape('自自自\n一', { direction: 'vertical', typeface: 'noto-sans-sc' });
    const right = columns.filter((x) => x > width / 2).length;
    expect(right).toBeGreaterThan(5);
  });

  it('[ED-03.2] puts Latin words on their side in a column', async () => {
    const [flat, column] = [await shape('Hello'), await shape('Hello', { direction: 'vertical' })];
    expect(column.height).toBeCloseTo(flat.width, 6);
    expect(column.ink.height).toBeCloseTo(flat.ink.width, 6);
  });

  it.each(Array.from('★①♥♪※℃☆○●◆△½×÷±§∞№©®ⅳ✿▲㍿㎡㎏㋿䷀︙🄰🀀'))(
    '[ED-03.2] %s is upright in a column (UAX #50)',
    (symbol) => {
      expect(isUpright(symbol, scriptOf(symbol))).toBe(true);
    },
  );

  it.each(Array.from('aÄ1ж…—°→~¿«/@#%&+=ª'))('[ED-03.2] %s lies on its side in a column (UAX #50)', (symbol) => {
    expect(isUpright(symbol, scriptOf(symbol))).toBe(false);
  });

  it('[ED-03.2] a triangle in a column points up, like the one in a line', async () => {
    const how = { typeface: 'noto-sans-sc' };
    const [across, down] = [await shape('▲', how), await shape('▲', { ...how, direction: 'vertical' })];
    expect(down.ink.width).toBeCloseTo(across.ink.width, 6);
    expect(down.ink.height).toBeCloseTo(across.ink.height, 6);
  });

  it('[ED-03.2] a word broken at a soft hyphen ends its line with a hyphen', async () => {
    const broken = await shape('ab\u00ADcd', { breaks: [3] });
    expect(broken.path).toEqual((await shape('ab-cd', { breaks: [3] })).path);
    expect((await shape('ab\u00ADcd')).width).toBeCloseTo((await shape('abcd')).width, 6);
  });

  it.each(['\v', '\f', '\r', '\u0085', '\u2028', '\u2029', '\r\n'])(
    '[ED-03.2] %j ends a line whatever its width (UAX #14)',
    async (end) => {
      expect(await shape(`ab${end}cd`)).toEqual(await shape('ab\ncd'));
    },
  );

  it.each(['\uFA19', '\uFA46', '\uF9DC', '\uFA67', '\uFA1B'])(
    '[ED-03.1] the letter %s of a name keeps its own form',
    async (letter) => {
      const how = { typeface: 'source-han-sans-jp' };
      const ordinary = await shape(letter.normalize('NFC'), how);
      const own = await shape(letter, how);
      expect(own.path.length).toBeGreaterThan(0);
      expect(own.path).not.toEqual(ordinary.path);
    },
  );

  it('[ED-03.2] uses vertical forms of punctuation: a bracket in a column has another shape', async () => {
    const outlineOf = async (direction: TextContent['direction']) =>
      JSON.stringify((await shape('「', { direction, typeface: 'noto-sans-sc' })).path.map(([kind]) => kind));
    const [across, down] = [
      await shape('「', { typeface: 'noto-sans-sc' }),
      await shape('「', { direction: 'vertical', typeface: 'noto-sans-sc' }),
    ];
    expect(await outlineOf('vertical')).toBe(await outlineOf('horizontal'));
    expect(across.ink.width / across.ink.height).not.toBeCloseTo(down.ink.width / down.ink.height, 1);
  });

  it('reports the height of the letters', async () => {
    expect((await shape('xxxx')).letterHeight).toBeCloseTo(5.4, 0);
    expect((await shape('自助定制')).letterHeight).toBeGreaterThan(7.5);
    expect((await shape('\n')).letterHeight).toBe(0);
  });

  it('gives a new outline for every change that matters, and the same one otherwise', async () => {
    const content = words('ab cd ef');
    const shaper = await shaperFor(content);
    const changes: Partial<TextContent>[] = [
      { letterSpacing: 0.1 },
      { arc: 30 },
      { direction: 'vertical' },
      { breaks: [3] },
      { size: mm(11) },
    ];
    for (const change of changes) expect(shaper.shape({ ...content, ...change })).not.toEqual(shaper.shape(content));
    const two = { ...content, breaks: [3] };
    for (const change of [{ lineSpacing: 1.4 }, { align: 'end' as const }])
      expect(shaper.shape({ ...two, ...change })).not.toEqual(shaper.shape(two));
    expect(shaper.shape({ ...text('ab cd ef', 10, at(5, 5)), ...content })).toBe(shaper.shape(content));
  });
});
