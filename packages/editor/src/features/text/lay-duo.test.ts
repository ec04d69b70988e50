import {
  addLayer,
  applyDiff,
  type Colour,
  EMPTY_DOCUMENT,
  groupId,
  type LayerId,
  layerId,
  layersOf,
  parseDocument,
  reverseDiff,
} from '@cpc/design';
import { describe, expect, it } from 'vitest';
import { newText } from '../../document/additions.ts';
import { SURFACE } from '../../testing.ts';
import { layDuo } from './lay-duo.ts';
import { DUOS } from './duos.ts';

const INK = { kind: 'colour', colour: '#ffffff' as Colour } as const;
const OLD = newText(
  EMPTY_DOCUMENT,
  SURFACE,
  'old' as LayerId,
  { x: 30, y: 60 },
  { text: 'Mia\n2026', typeface: 'noto-sans', align: 'centre', ink: INK },
);
const DESIGN = applyDiff(EMPTY_DOCUMENT, addLayer(OLD));
const BOXES = [
  { width: 2, height: 1.3 },
  { width: 4, height: 1.2 },
] as const;

const laid = (duo: (typeof DUOS)[number], rotation = 0, instead = OLD) =>
  layDuo(DESIGN, duo, ['Mia', '2026'], BOXES, {
    place: { centre: { x: 30, y: 60 }, rotation, width: 50, height: 40 },
    ink: INK,
    language: 'tr',
    group: groupId('duo'),
    ids: [layerId('one'), layerId('two')],
    instead,
  });

describe('duos of faces', () => {
  it('[ED-03.7] there are at least eight, each of two faces', () => {
    expect(DUOS.length).toBeGreaterThanOrEqual(8);
    for (const { headline, second } of DUOS) expect(headline.face.typeface).not.toBe(second.face.typeface);
  });

  it.each(DUOS.map((duo) => [duo.key, duo] as const))(
    '[ED-03.7] %s sets a headline and a smaller line below it as one group, in place of the text, in the room given',
    (_key, duo) => {
      const change = laid(duo);
      const made = applyDiff(DESIGN, change);
      const [first, second, ...others] = layersOf(made);
      if (first?.type !== 'text' || second?.type !== 'text') throw new Error('expected two texts');
      expect([first.text, second.text, others.length]).toEqual(['Mia', '2026', 0]);
      expect([first.group, second.group]).toEqual(['duo', 'duo']);
      expect(first.id).toBe(OLD.id);
      expect(second.size).toBeLessThan(first.size);
      const [top, bottom] = [first, second].map(({ placement }) => placement.y);
      expect(bottom).toBeGreaterThan(top ?? 0);
      for (const [i, layer] of [first, second].entries()) {
        expect((BOXES[i]?.width ?? 0) * layer.size).toBeLessThanOrEqual(50.1);
        const half = ((BOXES[i]?.height ?? 0) * layer.size) / 2;
        expect(Math.abs(layer.placement.y - 60) + half).toBeLessThanOrEqual(20.1);
      }
      expect(parseDocument(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true });
      expect(applyDiff(made, reverseDiff(change))).toEqual(DESIGN);
    },
  );

  it('[ED-03.7] [ED-13.3] the headline stays the text of its field', () => {
    const [duo] = DUOS;
    if (!duo) throw new Error('no duo');
    const named = { ...OLD, field: 'name' };
    const [first, second] = layersOf(applyDiff(DESIGN, laid(duo, 0, named)));
    expect([first, second]).toMatchObject([{ field: 'name' }, { field: null }]);
  });

  it('[ED-03.7] a duo stands as its text stood: turned about the same point', () => {
    const [duo] = DUOS;
    if (!duo) throw new Error('no duo');
    const [first, second] = layersOf(applyDiff(DESIGN, laid(duo, 90)));
    expect(first?.placement).toMatchObject({ y: 60, rotation: 90 });
    expect(first?.placement.x).toBeGreaterThan(30);
    expect(second?.placement.x).toBeLessThan(30);
  });
});
