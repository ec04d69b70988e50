import { addLayer, applyDiff, type Colour, EMPTY_DOCUMENT, type LayerId, parseDocument } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { SURFACE } from '../../testing.ts';
import { newText } from '../../store/additions.ts';
import { LOOKS, lookStyle } from './looks.ts';

const INK = { kind: 'colour', colour: '#ffffff' as Colour } as const;

describe('ready-made looks', () => {
  it('[ED-03] there are at least twelve looks, each valid in a document at any size', () => {
    expect(new Set(LOOKS.map(({ key }) => key)).size).toBeGreaterThanOrEqual(12);
    for (const look of LOOKS) {
      for (const size of [1.5, 10, 60]) {
        const text = newText(
          EMPTY_DOCUMENT,
          SURFACE,
          't' as LayerId,
          { x: 40, y: 80 },
          {
            text: 'a',
            typeface: 'noto-sans',
            align: 'centre',
            ...lookStyle(look, size, INK),
          },
        );
        const made = applyDiff(EMPTY_DOCUMENT, addLayer({ ...text, ...lookStyle(look, size, INK) }));
        expect(parseDocument(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true, document: made });
      }
    }
  });

  it('[ED-03] the lengths of a look grow with its text', () => {
    const neon = LOOKS.find(({ key }) => key === 'neon');
    expect(neon && lookStyle(neon, 10, INK).shadow?.blur).toBeCloseTo(4.2, 6);
    expect(neon && lookStyle(neon, 20, INK).shadow?.blur).toBeCloseTo(8.4, 6);
  });
});
