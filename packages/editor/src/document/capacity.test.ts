import { designCost, type DoodleLayer, type Layer, type LayerId, MAX_DESIGN_COST, updateLayer } from '@cpc/design';
import { text } from '@cpc/design/testing';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { REDO, UNDO } from '../actions/history-actions.ts';
import { documentOf } from './state.ts';
import { amend, commit } from './steps.ts';
import { editorWith, pointersOn, SURFACE } from '../testing.ts';
import { beginDoodle } from '../session/panels.ts';

const longText = (n: number): Layer => ({
  ...text({ text: 'letters '.repeat(125), size: mm(3) }),
  id: `text-${n}` as LayerId,
  stack: `a${100 + n}`,
});

/** A design with this many long texts; 36 nearly fill it. */
function filled(count: number) {
  const editor = editorWith(Array.from({ length: count }, (_, n) => longText(n)));
  const document = () => documentOf(editor.store.getState());
  const total = () => designCost(document(), SURFACE).total;
  const doodles = () => Object.values(document().records).filter((one): one is DoodleLayer => one.type === 'doodle');
  return { editor, document, total, doodles };
}

/** Draws a wild line with this many readings. */
function scrawl(editor: ReturnType<typeof editorWith>, readings: number): void {
  beginDoodle(editor.store);
  const hands = pointersOn(editor);
  hands.down(1, 100, 100);
  for (let i = 1; i <= readings; i++) hands.move(1, 60 + ((i * 7919) % 280), 60 + ((i * 4729) % 500));
  hands.up(1, 100, 100);
}

describe('a design that becomes full', () => {
  it('[ED-04.1] [SC-07.2] ends a line before it is too much, keeps it and says so', () => {
    const { editor, total, doodles } = filled(35);
    scrawl(editor, 6_000);
    const [kept] = doodles();
    expect(kept?.strokes[0]?.points.length).toBeGreaterThan(300);
    expect(kept?.strokes[0]?.points.length).toBeLessThan(3 * 6_000);
    expect(total()).toBeLessThanOrEqual(MAX_DESIGN_COST);
    expect(editor.messages).toEqual(['studio.full']);
    // Another line does not begin, and the existing lines stay unchanged.
    const before = doodles();
    scrawl(editor, 50);
    expect(doodles()).toEqual(before);
    expect(editor.messages).toEqual(['studio.full', 'studio.full']);
  });

  it('[ED-05.1] undo and redo always work, and make room again', () => {
    const { editor, total, doodles } = filled(35);
    scrawl(editor, 6_000);
    const full = total();
    UNDO.run(editor);
    expect(doodles()).toEqual([]);
    REDO.run(editor);
    expect(total()).toBe(full);
    UNDO.run(editor);
    scrawl(editor, 40);
    expect(doodles()).toHaveLength(1);
  });

  it('[PF-01.1] refuses letters beyond the limit and keeps the existing ones', () => {
    const { editor, document } = filled(36);
    const before = document();
    const longer = { ...longText(99), id: 'one-more' as LayerId };
    const added = { added: { [longer.id]: longer }, updated: {}, removed: {} };
    expect(amend(editor.store, added)).toBe(false);
    expect(commit(editor.store, added)).toBe(false);
    expect(document()).toBe(before);
    expect(editor.messages).toEqual(['studio.full', 'studio.full']);
  });

  it('[PF-01.1] allows moving and removing, even beyond the limit', () => {
    const { editor, total } = filled(60);
    const before = total();
    expect(before).toBeGreaterThan(MAX_DESIGN_COST);
    const id = 'text-3' as LayerId;
    const { placement } = longText(3);
    const moved = { ...placement, x: mm(12.345678), y: mm(98.765432) };
    expect(commit(editor.store, updateLayer(documentOf(editor.store.getState()), id, { placement: moved }))).toBe(true);
    expect(
      commit(editor.store, updateLayer(documentOf(editor.store.getState()), id, { text: 'short' } as object)),
    ).toBe(true);
    expect(total()).toBeLessThan(before);
    expect(editor.messages).toEqual([]);
  });
});
