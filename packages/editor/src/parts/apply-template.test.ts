import {
  addLayer,
  applyDiff,
  backgroundOf,
  type Colour,
  type DesignDocument,
  EMPTY_DOCUMENT,
  type GroupId,
  type LayerId,
  layersOf,
  parseDocument,
  reverseDiff,
  setBackground,
  type Surface,
} from '@cpc/design';
import { roundedRect } from '@cpc/design/testing';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { newText } from '../document/additions.ts';
import { picture, SURFACE } from '../testing.ts';
import { applyTemplate } from './apply-template.ts';

const text = (id: string, words: string) =>
  newText(
    EMPTY_DOCUMENT,
    SURFACE,
    id as LayerId,
    { x: 40, y: 120 },
    {
      text: words,
      typeface: 'noto-sans',
      ink: { kind: 'colour', colour: '#ffffff' as Colour },
      align: 'centre',
    },
  );

const PINK = { kind: 'colour', colour: '#ff7eb6' as Colour } as const;
const template = {
  surface: SURFACE,
  document: applyDiff(
    applyDiff(applyDiff(EMPTY_DOCUMENT, setBackground(EMPTY_DOCUMENT, PINK)), addLayer(text('one', 'summer'))),
    addLayer({ ...text('two', 'vibes'), stack: 'a1' }),
  ),
};

function ids(): () => LayerId {
  let count = 0;
  return () => `fresh-${(count += 1)}` as LayerId;
}

describe('templates', () => {
  it('[ED-12.4] replaces the design, but keeps the customer’s own pictures beneath', () => {
    const photo = picture('photo', { stack: 'a5' });
    const design = applyDiff(applyDiff(EMPTY_DOCUMENT, addLayer(photo)), addLayer(text('mine', 'old words')));
    const made = applyDiff(design, applyTemplate(design, template, SURFACE, ids()));
    expect(layersOf(made).map((layer) => (layer.type === 'text' ? layer.text : layer.id))).toEqual([
      'photo',
      'summer',
      'vibes',
    ]);
    expect(backgroundOf(made).fill).toEqual(PINK);
    expect(parseDocument(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true });
  });

  it('[ED-12.4] is one change: its undo restores the design', () => {
    const design = applyDiff(EMPTY_DOCUMENT, addLayer(text('mine', 'old words')));
    const change = applyTemplate(design, template, SURFACE, ids());
    expect(applyDiff(applyDiff(design, change), reverseDiff(change))).toEqual(design);
  });

  it('[ED-12.4] fits another surface, and repeated use creates no duplicate layer IDs', () => {
    const half: Surface = {
      ...SURFACE,
      width: mm(40),
      height: mm(80),
      outline: roundedRect(0, 0, 40, 80, 5),
    };
    const next = ids();
    const once = applyDiff(EMPTY_DOCUMENT, applyTemplate(EMPTY_DOCUMENT, template, half, next));
    for (const { placement } of layersOf(once)) expect([placement.x, placement.y < 80]).toEqual([20, true]);
    const twice = applyDiff(once, applyTemplate(once, template, half, next));
    expect(layersOf(twice)).toHaveLength(2);
  });

  it('[ED-12.4] uses new groups: a picture from an earlier use is in none of them', () => {
    const group = 'pair' as GroupId;
    const grouped = [picture('one', { group }), picture('two', { group, stack: 'a1' })].reduce(
      (before, layer) => applyDiff(before, addLayer(layer)),
      EMPTY_DOCUMENT,
    );
    const next = ids();
    const use = (document: DesignDocument) =>
      applyDiff(document, applyTemplate(document, { ...template, document: grouped }, SURFACE, next));
    const groups = layersOf(use(use(EMPTY_DOCUMENT))).map((layer) => layer.group);
    expect(groups[0]).toBe(groups[1]);
    expect(groups[2]).toBe(groups[3]);
    expect(new Set(groups).size).toBe(2);
  });
});
