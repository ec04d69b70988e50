import { addLayer, applyDiff, type Colour, EMPTY_DOCUMENT, type LayerId, parseDocument } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { SURFACE } from '../../testing.ts';
import { newText } from '../../document/additions.ts';
import { LOOKS, lookStyle } from './looks.ts';

const INK = { kind: 'colour', colour: '#ffffff' as Colour } as const;
const look = (key: string) => {
  const found = LOOKS.find((one) => one.key === key);
  if (!found) throw new Error(`no look ${key}`);
  return found;
};

describe('finished letterings', () => {
  it('[ED-03.6] there are at least 24 with a face of their own, each valid in a document at any size', () => {
    expect(new Set(LOOKS.map(({ key }) => key)).size).toBe(LOOKS.length);
    expect(LOOKS.filter(({ face }) => face !== undefined).length).toBeGreaterThanOrEqual(24);
    for (const one of LOOKS) {
      for (const size of [1.5, 10, 60]) {
        const fields = { text: 'a', typeface: 'noto-sans', align: 'centre' } as const;
        const text = newText(EMPTY_DOCUMENT, SURFACE, 't' as LayerId, { x: 40, y: 80 }, { ...fields, ink: INK });
        const made = applyDiff(EMPTY_DOCUMENT, addLayer({ ...text, ...lookStyle(one, 'a', size, INK, undefined) }));
        expect(parseDocument(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true, document: made });
      }
    }
  });

  it('[ED-03.6] no two of them set the same face with the same effects', () => {
    const styles = LOOKS.map((one) => JSON.stringify(lookStyle(one, 'a', 10, INK, undefined)));
    expect(new Set(styles).size).toBe(styles.length);
  });

  it('[ED-03.4] [ED-03.6] face, case, spacing, ink and effects change together', () => {
    expect(lookStyle(look('varsity'), 'Team', 10, INK, undefined)).toMatchObject({
      typeface: 'alumni-sans-collegiate-one',
      capitals: true,
      letterSpacing: 0.03,
      edge: { width: 0.45 },
      shadow: { dx: 0.5 },
    });
    expect(lookStyle(look('plain'), 'Team', 10, INK, undefined)).toEqual({
      capitals: false,
      ink: INK,
      edge: null,
      shadow: null,
      letterSpacing: 0,
    });
  });

  it('[LG-08.8] [ED-03.5] [ED-03.6] capitals are those of the language, in every script; without capitals it is not stored', () => {
    expect(lookStyle(look('varsity'), 'istanbul', 10, INK, 'tr').capitals).toBe('tr');
    expect(lookStyle(look('varsity'), 'Привет', 10, INK, 'tr').capitals).toBe('tr');
    expect(lookStyle(look('plain'), 'istanbul', 10, INK, 'tr').capitals).toBe(false);
    expect(lookStyle(look('neon'), 'istanbul', 10, INK, 'tr').capitals).toBe(false);
  });

  it.each([
    ['مرحبا', 'lalezar'],
    ['生日快乐', 'source-han-sans'],
    ['สวัสดี', 'kanit'],
    ['Привет', 'unbounded'],
    ['Mia 生日快乐', 'source-han-sans'],
    ['Mia 12', 'bangers'],
  ])('[ED-03.6] words of another script get a face of the same mood: %s in %s', (words, typeface) => {
    expect(lookStyle(look('comic'), words, 10, INK, undefined).typeface).toBe(typeface);
  });

  it('[ED-03.6] the lengths of a look grow with its text', () => {
    expect(lookStyle(look('neon'), 'a', 10, INK, undefined).shadow?.blur).toBeCloseTo(4.2, 6);
    expect(lookStyle(look('neon'), 'a', 20, INK, undefined).shadow?.blur).toBeCloseTo(8.4, 6);
  });
});
