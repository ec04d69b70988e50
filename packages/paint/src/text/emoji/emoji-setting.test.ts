import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { shaperFor } from '../../testing/fonts.ts';
import { shape, words } from '../../testing/shaping.ts';
import type { TextContent } from '../shaper.ts';
import { EMOJI_ADVANCE, EMOJI_MIDDLE, EMOJI_SIDE } from './metrics.ts';

/** The em of the tests in mm. */
const EM = 10;
const centres = async (text: string, more: Partial<TextContent> = {}) =>
  (await shape(text, more)).emoji.map(({ centre }) => centre);
const width = async (text: string, more?: Partial<TextContent>) => (await shape(text, more)).width;

describe('emoji in a line', () => {
  it('[ED-03.10] an emoji takes its room between the letters, in the middle of a capital letter’s height', async () => {
    const outline = await shape('H😀H');
    const letter = await width('H');
    expect(outline.width).toBeCloseTo(2 * letter + EMOJI_ADVANCE * EM, 3);
    const [emoji] = outline.emoji;
    expect(emoji?.side).toBeCloseTo(EMOJI_SIDE * EM, 6);
    expect(emoji?.centre.x).toBeCloseTo(letter + (EMOJI_ADVANCE * EM) / 2, 3);
    const capital = await shape('H');
    const baseline = capital.ink.y + capital.ink.height;
    expect(emoji?.centre.y).toBeCloseTo(baseline - EMOJI_MIDDLE * EM, 3);
    expect(outline.missing).toEqual([]);
    expect(outline.height).toBeCloseTo(capital.height, 6);
  });

  it('[ED-03.10] "😀 I ❤️ you" has both its pictures', async () => {
    const outline = await shape('😀 I ❤️ you');
    expect(outline.emoji).toHaveLength(2);
    expect(outline.path).toEqual((await shape('😀 I ❤️ you')).path);
    expect(outline.shape.length).toBeGreaterThan(outline.path.length);
    expect((await shape('I you')).shape).toBe((await shape('I you')).path);
  });

  it('[ED-03.10] each sequence is one picture', async () => {
    const one = EMOJI_ADVANCE * EM;
    for (const emoji of ['👨‍👩‍👧‍👦', '👍🏽', '🇩🇪', '3️⃣', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '❤️‍🔥', '👩🏿‍🚀'])
      expect({ emoji, width: await width(emoji) }).toEqual({ emoji, width: expect.closeTo(one, 6) });
    // Two flags without a space, and a part for each letter of what is no flag.
    expect(await width('🇩🇪🇫🇷')).toBeCloseTo(2 * one, 6);
    expect((await shape('🇽🇽')).emoji).toHaveLength(2);
  });

  it('[ED-03.10] a heart without a selector is a letter where the typeface has it, and a picture elsewhere', async () => {
    expect((await shape('©')).emoji).toEqual([]);
    expect((await shape('©\ufe0f')).emoji).toHaveLength(1);
    expect((await shape('❤')).emoji).toHaveLength(1);
    expect((await shape('😀\ufe0e')).emoji).toHaveLength(1);
    expect((await shape('12 #')).emoji).toEqual([]);
  });

  it('[ED-03.10] [ED-03.12] what has neither a glyph nor a drawing is still reported', async () => {
    const outline = await shape('a\u{13000}😀');
    expect(outline.missing).toEqual(['\u{13000}']);
    expect(outline.emoji).toHaveLength(1);
  });

  it('[ED-03.4] [ED-03.10] letter spacing counts emoji, not after the last', async () => {
    const gain = async (text: string) => (await width(text, { letterSpacing: 0.3 })) - (await width(text));
    expect(await gain('😀😀')).toBeCloseTo(3, 4);
    expect(await gain('a😀b')).toBeCloseTo(6, 4);
    expect(await gain('😀')).toBeCloseTo(0, 6);
  });

  it('[ED-03.10] emoji wrap like words of their own', async () => {
    const content = words('😀😀😀😀');
    const shaper = await shaperFor(content);
    const breaks = shaper.breakLines(content, 2.5 * EMOJI_ADVANCE * EM);
    expect(breaks).toEqual([4]);
    expect(shaper.shape({ ...content, breaks }).width).toBeCloseTo(2 * EMOJI_ADVANCE * EM, 6);
  });

  it('[ED-03.1] [ED-03.10] in an Arabic line emoji stand where they are read', async () => {
    const arabic = { typeface: 'cairo' };
    const { width: whole } = await shape('مرحبا 😀', arabic);
    const [after] = await centres('مرحبا 😀', arabic);
    expect(after?.x).toBeCloseTo((EMOJI_ADVANCE * EM) / 2, 3);
    // A flag first does not turn the line into a Latin one, nor does a keycap.
    for (const first of ['😀 مرحبا', '🇸🇦 مرحبا', '1️⃣ مرحبا']) {
      const [before] = await centres(first, arabic);
      expect({ first, x: before?.x }).toEqual({ first, x: expect.closeTo(whole - (EMOJI_ADVANCE * EM) / 2, 2) });
    }
    // The parts of a sequence without a drawing run to the left, too.
    const { emoji } = await shape('مرحبا 🦊🏽', arabic);
    const fox = (await shape('🦊')).emoji[0]?.art;
    expect(emoji.at(-1)?.art).toBe(fox);
  });

  it('[ED-03.10] alignment counts emoji', async () => {
    const [one] = await centres('😀\na long line', { align: 'start' });
    const [two] = await centres('😀\na long line', { align: 'end' });
    expect((two?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo((await width('a long line')) - EMOJI_ADVANCE * EM, 3);
  });

  it('[ED-03.2] [ED-03.10] on an arc an emoji is turned, not bent', async () => {
    const { emoji } = await shape('😀 love 😀', { arc: 180 });
    expect(emoji.map(({ side }) => side)).toEqual([EMOJI_SIDE * EM, EMOJI_SIDE * EM]);
    expect(emoji[0]?.angle).toBeLessThan(-1);
    expect(emoji[1]?.angle).toBeCloseTo(-(emoji[0]?.angle ?? 0), 6);
    expect(emoji[0]?.centre.y).toBeCloseTo(emoji[1]?.centre.y ?? 0, 6);
  });

  it('[ED-03.2] [ED-03.10] in a column emoji are upright, one below the other, in its middle', async () => {
    const outline = await shape('生😀😀', { direction: 'vertical' });
    const [first, second] = outline.emoji;
    expect(first?.angle).toBe(0);
    expect(first?.centre.x).toBeCloseTo(outline.width / 2, 6);
    expect((second?.centre.y ?? 0) - (first?.centre.y ?? 0)).toBeCloseTo(EMOJI_ADVANCE * EM, 6);
    expect(outline.height).toBeCloseTo(EM + 2 * EMOJI_ADVANCE * EM, 3);
  });

  it('[ED-03.10] a text of emoji only has the height of a line, and their height for reading', async () => {
    const outline = await shape('😀');
    expect(outline.height).toBeGreaterThan(EMOJI_SIDE * EM);
    expect(outline.letterHeight).toBeCloseTo(EMOJI_SIDE * EM, 6);
    expect(outline.ink.width).toBeCloseTo(EMOJI_SIDE * EM, 6);
    expect((await shape('😀', { size: mm(20) })).width).toBeCloseTo(2 * outline.width, 6);
  });

  it.each([
    ['joiners', '\u200d'.repeat(10_000)],
    ['a face and joiners', `😀${'\u200d'.repeat(10_000)}`],
    ['faces joined to each other', '😀\u200d'.repeat(1_000)],
    ['skin tones', `👍${'🏽'.repeat(1_000)}`],
    ['tags', `🏴${'\u{e0061}'.repeat(2_000)}`],
    ['selectors', `❤${'\ufe0f'.repeat(5_000)}`],
    ['letters of regions', '🇦'.repeat(999)],
    ['keycaps', '1\u20e3\u20e3\u20e3'.repeat(500)],
    ['halves of pairs', '\ud83d\ude00\ude00\ud83d'.repeat(300)],
  ])('[ED-03.10] sets hostile texts: %s', async (_, text) => {
    const outline = await shape(text);
    expect(Number.isFinite(outline.width)).toBe(true);
    expect(outline.pending).toEqual([]);
  });
});
