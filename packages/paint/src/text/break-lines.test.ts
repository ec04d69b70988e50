import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakToFit } from './break-lines.ts';
import { graphemesOf } from './itemise.ts';
import { linesOf } from './lines.ts';

/** Every character has width 1, so that line widths are character counts. */
const width = (line: string): number => graphemesOf(line).length;

function lines(text: string, measure: number): string[] {
  const breaks = breakToFit(text, measure, width);
  return [0, ...breaks].map((from, i) => text.slice(from, breaks[i]));
}

describe('breakToFit', () => {
  it('[ED-03.2] puts as many words on a line as fit', () => {
    expect(lines('the quick brown fox jumps', 10)).toEqual(['the quick ', 'brown fox ', 'jumps']);
    expect(lines('short', 10)).toEqual(['short']);
  });

  it('[ED-03.2] breaks Thai between words, never inside one', () => {
    const words = ['ภาษา', 'ไทย', 'สวยงาม', 'มาก'];
    const broken = lines(words.join(''), 9);
    const ends = new Set(words.map((_, i) => words.slice(0, i + 1).join('')));
    let sofar = '';
    for (const line of broken) expect(ends).toContain((sofar += line));
    expect(broken.length).toBeGreaterThan(1);
  });

  it('[ED-03.2] no Chinese line begins with a full stop or ends with an opening bracket', () => {
    for (const measure of [2, 3, 4, 5, 6, 7]) {
      for (const line of lines('自助定制手机壳，「你好」世界。很好！', measure)) {
        expect(line).not.toMatch(/^[，。！」]/);
        expect(line).not.toMatch(/「$/);
      }
    }
  });

  it('[ED-03.1] [ED-03.2] breaks an Arabic sentence at its spaces', () => {
    expect(lines('مرحبا يا عالم', 8)).toEqual(['مرحبا يا ', 'عالم']);
  });

  it('[ED-03.2] breaks a word at a soft hyphen, and leaves room for the hyphen that is then seen', () => {
    const text = 'Donau\u00ADdampf\u00ADschiff';
    expect(lines(text, 7)).toEqual(['Donau\u00AD', 'dampf\u00AD', 'schiff']);
    expect(lines(text, 5)).toEqual(['Dona', 'u\u00AD', 'damp', 'f\u00AD', 'schif', 'f']);
    expect(linesOf(text, breakToFit(text, 7, width))).toEqual([['Donau-', 'dampf-', 'schiff']]);
  });

  it('breaks a word wider than the measure between characters, and continues after it', () => {
    expect(lines('Donaudampfschiff ab', 5)).toEqual(['Donau', 'dampf', 'schif', 'f ab']);
    expect(lines('👩‍🚀👩‍🚀👩‍🚀', 2)).toEqual(['👩‍🚀👩‍🚀', '👩‍🚀']);
  });

  it('keeps typed line breaks, and counts their offsets', () => {
    expect(breakToFit('aa bb\r\ncc dd', 3, width)).toEqual([3, 10]);
  });

  it.each(['\u2028', '\u2029', '\v', '\f', '\u0085'])('[ED-03.2] %j begins a line of its own', (end) => {
    const text = `aa bb${end}cc dd`;
    expect(linesOf(text, breakToFit(text, 3, width))).toEqual([
      ['aa', 'bb'],
      ['cc', 'dd'],
    ]);
  });

  it('[ED-03.2] every line fits or is one character, and together they are the text', () => {
    const words = fc.constantFrom(
      'Haus',
      'ภาษาไทย',
      '自助，',
      'مرحبا',
      'আমি',
      'e\u0301e\u0301',
      '👩‍🚀',
      ' ',
      '\n',
      '(x)',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 15 }), fc.integer({ min: 1, max: 12 }), (parts, measure) => {
        const text = parts.join('');
        const breaks = breakToFit(text, measure, width);
        expect(breaks).toEqual([...new Set(breaks)].sort((a, b) => a - b));
        const whole = new Set([0, text.length]);
        let at = 0;
        for (const character of graphemesOf(text)) whole.add((at += character.length));
        for (const offset of breaks) expect(whole).toContain(offset);
        const broken = [0, ...breaks].map((from, i) => text.slice(from, breaks[i]));
        expect(broken.join('')).toBe(text);
        for (const line of broken.flatMap((part) => part.split('\n'))) {
          expect(Math.min(width(line.trimEnd()), width(line) > 1 ? Infinity : 1)).toBeLessThanOrEqual(measure);
        }
      }),
    );
  });
});
