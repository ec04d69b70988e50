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
import { newText } from '../../store/additions.ts';
import { SURFACE } from '../../testing.ts';
import { layPair } from './lay-pair.ts';
import { PAIRS } from './pairs.ts';

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

const laid = (pair: (typeof PAIRS)[number], rotation = 0) =>
  layPair(DESIGN, pair, ['Mia', '2026'], BOXES, {
    place: { centre: { x: 30, y: 60 }, rotation, width: 50, height: 40 },
    ink: INK,
    group: groupId('pair'),
    ids: [layerId('one'), layerId('two')],
    instead: OLD,
  });

describe('pairs of faces', () => {
  it('[ED-03] there are at least eight, each of two faces', () => {
    expect(PAIRS.length).toBeGreaterThanOrEqual(8);
    for (const { headline, second } of PAIRS) expect(headline.face.typeface).not.toBe(second.face.typeface);
  });

  it.each(PAIRS.map((pair) => [pair.key, pair] as const))(
    '[ED-03] %s sets a headline and a smaller line below it as one group, in place of the text, in the room given',
    (_key, pair) => {
      const change = laid(pair);
      const made = applyDiff(DESIGN, change);
      const [first, second, ...others] = layersOf(made);
      if (first?.type !== 'text' || second?.type !== 'text') throw new Error('expected two texts');
      expect([first.text, second.text, others.length]).toEqual(['Mia', '2026', 0]);
      expect([first.group, second.group]).toEqual(['pair', 'pair']);
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

  it('[ED-03] a pair stands as its text stood: turned about the same point', () => {
    const [pair] = PAIRS;
    if (!pair) throw new Error('no pair');
    const [first, second] = layersOf(applyDiff(DESIGN, laid(pair, 90)));
    expect(first?.placement).toMatchObject({ y: 60, rotation: 90 });
    expect(first?.placement.x).toBeGreaterThan(30);
    expect(second?.placement.x).toBeLessThan(30);
  });
});
