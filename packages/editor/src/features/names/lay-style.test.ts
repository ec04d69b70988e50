import {
  addLayer,
  applyDiff,
  backgroundOf,
  type CapitalsLanguage,
  type Colour,
  designCost,
  EMPTY_DOCUMENT,
  type LayerId,
  layerId,
  layersOf,
  MAX_DESIGN_COST,
  parseDocument,
  reverseDiff,
} from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { newText } from '../../document/additions.ts';
import { SURFACE } from '../../testing.ts';
import { layStyle } from './lay-style.ts';
import { NAME_STYLES } from './styles.ts';

const INK = { kind: 'colour', colour: '#ffffff' as Colour } as const;
const BEFORE = applyDiff(
  EMPTY_DOCUMENT,
  addLayer(
    newText(
      EMPTY_DOCUMENT,
      SURFACE,
      'old' as LayerId,
      { x: 30, y: 60 },
      { text: 'old', typeface: 'noto-sans', align: 'centre', ink: INK },
    ),
  ),
);
const BOX = { name: { width: 2.4, height: 1.3 }, initial: { width: 0.6, height: 1.3 } };

function ids(): () => LayerId {
  let n = 0;
  return () => layerId(`fresh-${(n += 1)}`);
}

const laid = (style: (typeof NAME_STYLES)[number], name = 'Sophie', language?: CapitalsLanguage) =>
  layStyle(
    BEFORE,
    style,
    { name, language },
    style.parts.map(() => BOX),
    { surface: SURFACE, nextLayerId: ids() },
  );

describe('a name in a finished style', () => {
  it('[ED-13.1] there are at least twelve, in at least twelve faces and nine compositions', () => {
    expect(NAME_STYLES.length).toBeGreaterThanOrEqual(12);
    const faces = NAME_STYLES.flatMap(({ parts }) => parts.map(({ face }) => face.typeface));
    expect(new Set(faces).size).toBeGreaterThanOrEqual(12);
    expect(new Set(NAME_STYLES.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(9);
  });

  it.each(NAME_STYLES.map((style) => [style.key, style] as const))(
    '[ED-13.1] %s makes a whole design of one name on its own ground, and its undo restores what was there',
    (_key, style) => {
      const change = laid(style);
      const made = applyDiff(BEFORE, change);
      expect(backgroundOf(made).fill).toEqual(style.ground);
      const texts = layersOf(made).flatMap((layer) => (layer.type === 'text' ? layer : []));
      expect(texts.length).toBe(layersOf(made).length);
      expect(new Set(texts.map(({ group }) => group)).size).toBe(1);
      for (const { text, field } of texts)
        expect(field === 'initial' ? text : [text, field]).toEqual(field === 'initial' ? 'S' : ['Sophie', 'name']);
      expect(parseDocument(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true });
      expect(designCost(made, SURFACE).total).toBeLessThan(MAX_DESIGN_COST / 5);
      expect(applyDiff(made, reverseDiff(change))).toEqual(BEFORE);
    },
  );

  it('[ED-13.1] a name in another script is set in faces of the same mood', () => {
    for (const style of NAME_STYLES) {
      const faces = layersOf(applyDiff(BEFORE, laid(style, 'ليلى'))).flatMap((layer) =>
        layer.type === 'text' ? layer.typeface : [],
      );
      for (const face of faces) expect(['cairo', 'lalezar', 'amiri', 'rakkas', 'lemonada']).toContain(face);
    }
  });
});
