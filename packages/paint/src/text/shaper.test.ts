import type { TextAlignment } from '@cpc/design';
import { type Mm, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { fontSource, shaperFor } from '../testing/fonts.ts';
import { contours, inkColumns, shape, words } from '../testing/shaping.ts';
import { loadHarfBuzz } from './face.ts';
import { createShaper, facesNeeded } from './shaper.ts';

describe('the shaper', () => {
  it('[ED-03.1] gives Latin text a box of its advance and line height, and kerns it', async () => {
    const one = await shape('Hello');
    expect(one.missing).toEqual([]);
    expect(one.width).toBeGreaterThan(20);
    expect(one.height).toBeCloseTo(13.62, 1);
    const apart = (await shape('A')).width + (await shape('V')).width;
    expect((await shape('AV')).width).toBeLessThan(apart - 0.2);
  });

  it('[ED-03.1] joins Arabic letters: a word is narrower than its separate letters', async () => {
    const apart = (
      await Promise.all(Array.from('مرحبا', (letter) => letter).map((letter) => shape(letter, { typeface: 'cairo' })))
    ).reduce((sum, { width }) => sum + width, 0);
    const joined = await shape('مرحبا', { typeface: 'cairo' });
    expect(joined.missing).toEqual([]);
    expect(joined.width).toBeLessThan(apart * 0.85);
  });

  it('[ED-03.1] makes lam-alef one glyph', async () => {
    const lam = await shape('ل', { typeface: 'cairo' });
    const alef = await shape('ا', { typeface: 'cairo' });
    expect((await shape('لا', { typeface: 'cairo' })).width).toBeLessThan(lam.width + alef.width);
    expect(await contours('لا', { typeface: 'cairo' })).toBeLessThanOrEqual(2);
  });

  it('[ED-03.1] puts Thai marks over their letters without extra width', async () => {
    expect((await shape('กี่')).width).toBeCloseTo((await shape('ก')).width, 3);
    expect((await shape('สวัสดี')).missing).toEqual([]);
  });

  it('[ED-03.1] forms Bengali conjuncts: ক্ষ is one glyph without a visible virama', async () => {
    const conjunct = await shape('ক্ষ');
    const apart = (await shape('ক')).width + (await shape('ষ')).width;
    expect(conjunct.missing).toEqual([]);
    expect(conjunct.width).toBeLessThan(apart * 0.8);
  });

  it('[ED-03.1] reorders a Bengali vowel sign before its letter', async () => {
    // Measured by ink: the sign is typed after the letter, but is on its left.
    const letter = await inkColumns('ক');
    const both = await inkColumns('কি');
    expect(both.length).toBeGreaterThan(letter.length);
    expect((await shape('কি')).width).toBeGreaterThan((await shape('ক')).width);
  });

  it('[ED-03.1] gives each Han character a full em, from all slices that the text needs', async () => {
    const outline = await shape('自助定制手机壳');
    expect(outline.missing).toEqual([]);
    expect(outline.width).toBeCloseTo(70, 3);
  });

  it('[ED-03.1] puts mixed scripts on one line, as wide as their parts', async () => {
    const parts = await Promise.all(['ab ', 'مرحبا', ' 你好'].map((part) => shape(part)));
    const whole = await shape('ab مرحبا 你好');
    expect(whole.missing).toEqual([]);
    expect(whole.width).toBeCloseTo(
      parts.reduce((sum, { width }) => sum + width, 0),
      2,
    );
    expect(whole.height).toBeGreaterThanOrEqual(Math.max(...parts.map(({ height }) => height)) - 1e-9);
  });

  it('[ED-03.1] [ED-03.4] aligns each line by its reading direction', async () => {
    const starts = async (text: string, align: TextAlignment) => (await inkColumns(text, { align }))[0] ?? -1;
    const { width } = await shape('wide line here\nil');
    expect(await starts('....................\n', 'start')).toBeLessThan(2);
    const ink = async (align: TextAlignment) =>
      (await shape('wide line here\nil', { align })).path.at(-2) as readonly ['line', number, number];
    const [start, centre, end] = await Promise.all([ink('start'), ink('centre'), ink('end')]);
    expect(start[1]).toBeLessThan(width / 4);
    expect(Math.abs(centre[1] - width / 2)).toBeLessThan(width / 6);
    expect(end[1]).toBeGreaterThan((width * 3) / 4);
  });

  it('[ED-03.1] [ED-03.4] puts the start of a right-to-left line on the right', async () => {
    const last = (await shape('a long Latin line\nمر', { align: 'start' })).path.at(-2) as readonly [
      string,
      ...number[],
    ];
    const { width } = await shape('a long Latin line\nمر');
    expect(Number(last.at(-2))).toBeGreaterThan(width / 2);
  });

  it('[ED-03.1] lists characters that no face has, and does not draw them', async () => {
    const outline = await shape('a\u{13000}b \u{10fffd}');
    expect(outline.missing).toEqual(['\u{13000}', '\u{10fffd}']);
    expect(outline.path).toEqual((await shape('ab ')).path);
  });

  it('[ED-03.4] scales with its size and nothing else', async () => {
    const [small, large] = [await shape('Hej', { size: mm(5) }), await shape('Hej', { size: mm(15) })];
    expect(large.width).toBeCloseTo(small.width * 3, 6);
    expect(large.height).toBeCloseTo(small.height * 3, 6);
  });

  it('counts empty lines and gives an empty text the height of one line', async () => {
    expect((await shape('a\n\nb')).height).toBeCloseTo((await shape('a')).height * 3, 6);
    expect((await shape('')).height).toBeGreaterThan(5);
  });

  it('gives the same object for the same content, until a face is added', async () => {
    const shaper = createShaper(await loadHarfBuzz());
    const content = words('Hej', { size: 7 as Mm });
    expect(shaper.needs(content)).toEqual({ typefaces: ['noto-sans'], faces: [], emoji: [] });
    shaper.addTypeface(await fontSource.manifest('noto-sans'));
    const [url, ...others] = shaper.needs(content).faces;
    expect(others).toEqual([]);
    const before = shaper.shape(content);
    expect(before.pending).toEqual([url]);
    shaper.addFace(url ?? '', await fontSource.face(url ?? ''));
    const after = shaper.shape(content);
    expect(after.pending).toEqual([]);
    expect(shaper.shape({ ...content })).toBe(after);
  });

  it('[ED-03.3] bold letters are set in the bold style of the family, italic ones in its italic', async () => {
    const [plain, bold, italic] = [
      await shape('Hello', { typeface: 'montserrat' }),
      await shape('Hello', { typeface: 'montserrat', weight: 'bold' }),
      await shape('Hello', { typeface: 'montserrat', slant: 'italic' }),
    ];
    expect(bold.width).toBeGreaterThan(plain.width * 1.03);
    expect(italic.path).not.toEqual(plain.path);
  });

  it('[ED-03.5] capitals are set for small letters, after the lines are broken as typed', async () => {
    const set = await shape('straße ab', { capitals: true, breaks: [7] });
    expect(set.path).toEqual((await shape('STRASSE\nAB')).path);
    expect((await shape('مرحبا', { typeface: 'cairo', capitals: true })).path).toEqual(
      (await shape('مرحبا', { typeface: 'cairo' })).path,
    );
  });

  it.each([
    ['istanbul', 'tr', 'İSTANBUL'],
    ['istanbul', true, 'ISTANBUL'],
    ['iyi ki\ndoğdun', true, 'İYİ Kİ\nDOĞDUN'],
    ['Μάιος ή Καλή', true, 'ΜΑΪΟΣ Ή ΚΑΛΗ'],
  ] as const)('[LG-08.8] [ED-03.5] %s in capitals (%s) has the outlines of %s', async (typed, capitals, set) => {
    expect((await shape(typed, { capitals })).path).toEqual((await shape(set)).path);
  });

  it('[LG-08.3] [LG-08.8] [ED-03.5] lines are broken by the capitals that are set', async () => {
    const typed = words('iiiiii iiiiii doğdun', { capitals: true });
    const shaper = await shaperFor(typed);
    for (const measure of [12, 20, 30, 60])
      expect(shaper.breakLines(typed, measure)).toEqual(shaper.breakLines({ ...typed, capitals: 'tr' }, measure));
  });

  it('[ED-03.3] a family without a bold style is not thickened', async () => {
    const plain = await shape('Hello', { typeface: 'bebas-neue' });
    expect((await shape('Hello', { typeface: 'bebas-neue', weight: 'bold', slant: 'italic' })).path).toEqual(
      plain.path,
    );
  });

  it('needs only the slices of the text’s characters', async () => {
    const manifest = await fontSource.manifest('noto-sans-sc');
    const needs = facesNeeded(words('你好', { typeface: 'noto-sans-sc' }), (key) =>
      key === 'noto-sans-sc' ? manifest : undefined,
    );
    expect(needs.typefaces).toEqual([]);
    expect(needs.faces.length).toBeGreaterThanOrEqual(1);
    expect(needs.faces.length).toBeLessThanOrEqual(2);
  });

  it('refuses bytes that are no font', async () => {
    const shaper = createShaper(await loadHarfBuzz());
    expect(() => shaper.addFace('x', new TextEncoder().encode('this is no font'))).toThrow(
      /expected a TrueType or OpenType file/,
    );
  });
});
