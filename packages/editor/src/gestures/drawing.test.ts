import type { DoodleLayer, LayerId, Stroke } from '@cpc/design';
import { degrees, mm } from '@cpc/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNDO } from '../actions/history-actions.ts';
import { liveLayer } from '../studio/stage/live-layer.ts';
import { editorWith, pointersOn, picture } from '../testing.ts';
import type { BrushSettings } from '../document/pen.ts';
import { isErased } from '../document/erased.ts';
import { drawTo, startLine } from '../document/pen.ts';
import { beginDoodle, closePanel } from '../session/panels.ts';
import { setBrush } from '../session/hands.ts';
import { setHistory } from '../document/steps.ts';

// The surface's corner is at (40, 20) on the stage, 4 px per mm.
const onStage = (x: number, y: number) => [40 + 4 * x, 20 + 4 * y] as const;
const PEN: BrushSettings = { brush: 'pen', colour: null, width: 2, opacity: 1 };

function sitting(brush: Partial<BrushSettings> = {}, layers = [] as Parameters<typeof editorWith>[0]) {
  const editor = editorWith(layers);
  const take = (more: Partial<BrushSettings>) => {
    beginDoodle(editor.store);
    setBrush(editor.store, { ...PEN, ...more });
  };
  take(brush);
  const hands = pointersOn(editor);
  const draw = (...points: readonly (readonly [x: number, y: number])[]) => {
    const [first = [0, 0], ...rest] = points;
    hands.down(1, ...onStage(...(first as [number, number])));
    for (const point of rest) hands.move(1, ...onStage(...point));
    hands.up(1, ...onStage(...(points.at(-1) as [number, number])));
  };
  const doodles = () =>
    Object.values(editor.store.getState().history.document.records).filter(
      (record): record is DoodleLayer => record.type === 'doodle',
    );
  return { editor, hands, take, draw, doodles };
}

describe('a brush', () => {
  it('[ED-04.1] sets the opacity of its strokes, and a new seed for each spray', () => {
    const { take, draw, doodles } = sitting({ brush: 'spray', opacity: 0.4 });
    draw([20, 20], [40, 30]);
    draw([20, 40], [40, 50]);
    take({ brush: 'marker', opacity: 0.7 });
    draw([20, 60], [40, 70]);
    const strokes = doodles()[0]?.strokes ?? [];
    expect(strokes.map(({ brush, opacity }) => [brush, opacity])).toEqual([
      ['spray', 0.4],
      ['spray', 0.4],
      ['marker', 0.7],
    ]);
    expect(new Set(strokes.map(({ seed }) => seed)).size).toBe(3);
    expect(strokes.every(({ seed }) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
  });

  it('[ED-04.2] makes a line of the same width at any rate of readings', () => {
    const widths = (hz: number, mmPerSecond: number) => {
      const line = startLine(PEN, '#000000' as never, 0, false);
      for (let i = 0; i <= hz / 2; i++) drawTo(line, { x: (mmPerSecond * i) / hz, y: 0 }, 0.5, (1000 * i) / hz);
      const pressures = line.points.filter((_, i) => i % 3 === 2);
      return [0.25, 0.5, 0.75, 1].map((part) => pressures[Math.round(part * (pressures.length - 1))] ?? 0);
    };
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 90 }), (speed) => {
        const [dense, sparse] = [widths(120, speed), widths(60, speed)];
        dense.forEach((pressure, i) => expect(Math.abs(pressure - (sparse[i] ?? 0))).toBeLessThan(0.02));
      }),
    );
  });

  it('[ED-04.4] shows predicted points, but keeps only the real ones', () => {
    const { editor, hands, doodles } = sitting();
    const ahead = [{ point: { x: 300, y: 300 }, pressure: 0.5, time: 0 }];
    hands.down(1, ...onStage(20, 20));
    hands.move(1, ...onStage(30, 20), { ahead });
    const live = liveLayer(editor)?.layer as DoodleLayer;
    expect(live.width).toBeGreaterThan(40);
    expect(live.strokes[0]?.points).toHaveLength(9);
    hands.up(1, ...onStage(30, 20));
    expect(doodles()[0]?.width).toBe(12);
    expect(doodles()[0]?.strokes[0]?.points).toHaveLength(6);
  });

  it('[ED-04.4] draws every reading between two frames', () => {
    const { hands, doodles } = sitting();
    const trail = [22, 24, 26, 28, 30].map((x, i) => ({
      point: { x: onStage(x, 20)[0], y: onStage(x, 20)[1] },
      pressure: 0.5,
      time: i * 3,
    }));
    hands.down(1, ...onStage(20, 20));
    hands.move(1, ...onStage(30, 20), { trail });
    hands.up(1, ...onStage(30, 20));
    expect(doodles()[0]?.strokes[0]?.points.filter((_, i) => i % 3 === 0)).toEqual([-5, -3, -1, 1, 3, 5]);
  });

  it('[ED-02.4] after a stylus has drawn, fingers move the view, and an earlier palm leaves no line', () => {
    const { editor, hands, doodles } = sitting();
    const pen = pointersOn(editor, 'pen');
    hands.down(1, ...onStage(60, 140));
    hands.move(1, ...onStage(58, 139));
    pen.down(2, ...onStage(20, 20));
    pen.move(2, ...onStage(30, 20));
    pen.up(2, ...onStage(30, 20));
    hands.up(1, ...onStage(58, 139));
    expect(doodles()).toHaveLength(1);
    expect(doodles()[0]?.strokes).toHaveLength(1);
    const { view } = editor.store.getState();
    hands.down(3, ...onStage(40, 80));
    hands.move(3, ...onStage(45, 80));
    hands.up(3, ...onStage(45, 80));
    expect(doodles()[0]?.strokes).toHaveLength(1);
    expect(editor.store.getState().view.x).toBe(view.x + 20);
  });
});

describe('an eraser', () => {
  it('[ED-04.3] erases the doodle it meets as one step, and nothing if it meets none', () => {
    const { editor, take, draw, doodles } = sitting({}, [picture('p', { at: [40, 140] })]);
    draw([10, 20], [60, 20]);
    take({ brush: 'eraser', width: 6 });
    draw([10, 100], [60, 140]);
    expect(editor.store.getState().history.done).toHaveLength(1);
    draw([35, 5], [35, 35]);
    expect(doodles()[0]?.strokes.map(({ brush }) => brush)).toEqual(['pen', 'eraser']);
    expect(editor.store.getState().history.done).toHaveLength(2);
    UNDO.run(editor);
    expect(doodles()[0]?.strokes).toHaveLength(1);
  });

  it('[ED-04.3] shows the erased doodle in its place while the eraser moves', () => {
    const { editor, hands, take, draw, doodles } = sitting();
    draw([10, 20], [60, 20]);
    take({ brush: 'eraser', width: 6 });
    hands.down(1, ...onStage(35, 19));
    hands.move(1, ...onStage(35, 25));
    const live = liveLayer(editor);
    expect(live).toMatchObject({ instead: doodles()[0]?.id, layer: { strokes: [{}, {}] } });
    expect(doodles()[0]?.strokes).toHaveLength(1);
  });

  it('[ED-04.3] removes a fully erased doodle, and undo restores it', () => {
    const { editor, take, draw, doodles } = sitting();
    draw([20, 20], [30, 20]);
    const before = doodles();
    take({ brush: 'eraser', width: 8 });
    draw([10, 20], [40, 20]);
    expect(doodles()).toEqual([]);
    UNDO.run(editor);
    expect(doodles()).toEqual(before);
  });

  it('[ED-04.3] erases correctly on a turned, scaled and mirrored doodle', () => {
    const { editor, take, draw, doodles } = sitting();
    draw([20, 20], [40, 20]);
    const id = doodles()[0]?.id as LayerId;
    const placement = { x: mm(40), y: mm(80), scale: 2, rotation: degrees(90), flipX: true, flipY: false };
    const records = editor.store.getState().history.document.records;
    closePanel(editor.store);
    const { history } = editor.store.getState();
    setHistory(editor.store, {
      ...history,
      document: { ...history.document, records: { ...records, [id]: { ...(records[id] as DoodleLayer), placement } } },
    });
    take({ brush: 'eraser', width: 4 });
    // The line, 20 mm long before, is now vertical through (40, 80) and 40 mm long.
    draw([36, 90], [44, 90]);
    const eraser = doodles()[0]?.strokes[1] as Stroke;
    expect(eraser.width).toBe(2);
    expect(eraser.points).toMatchObject([-5, 2, 0.5, -5, -2, expect.any(Number)]);
  });

  it('a line under later erasers counts as erased, any other line does not', () => {
    const stroke = (brush: Stroke['brush'], width: number, ...points: number[]): Stroke => ({
      brush,
      width: mm(width),
      colour: '#000000' as never,
      opacity: 1,
      seed: 0,
      points,
    });
    const line = stroke('pen', 1, 0, 0, 1, 10, 0, 1);
    const over = stroke('eraser', 4, -2, 0, 1, 12, 0, 1);
    expect(isErased([line, over])).toBe(true);
    expect(isErased([over, line])).toBe(false);
    expect(isErased([line, stroke('eraser', 4, 0, 0, 1, 7, 0, 1)])).toBe(false);
    expect(isErased([line, stroke('eraser', 4, 0, 0, 1, 5, 0, 1), stroke('eraser', 4, 5, 0, 1, 10, 0, 1)])).toBe(true);
    expect(isErased([stroke('pen', 6, 0, 0, 1), over])).toBe(false);
  });
});
