import type { LayerId } from '@cpc/design';
import { describe, expect, it } from 'vitest';
import type { EditorState } from '../session/state.ts';
import { activeLayers } from '../session/selected.ts';
import { SURFACE, editorWith, picture } from '../testing.ts';
import { bandsOf, rememberedBands } from './bands.ts';
import { frameOf, paintRatio, partOf, viewTransform } from './frame.ts';

describe('the three canvases', () => {
  it('[ED-08] every layer lies in exactly one band, in its order', () => {
    const { document } = editorWith(
      ['a', 'b', 'c', 'd'].map((id, i) => picture(id, { stack: `a${i}` })),
    ).store.getState().history;
    const bands = (...ids: string[]) => {
      const { below, active, above } = bandsOf(document, ids as LayerId[]);
      return [below, active, above].map((band) => band.map((layer) => layer.id).join(''));
    };
    expect(bands('c')).toEqual(['ab', 'c', 'd']);
    expect(bands('d', 'b')).toEqual(['a', 'bcd', '']);
    expect(bands()).toEqual(['abcd', '', '']);
  });

  it('the middle canvas holds the selected layers, or the sketch while drawing', () => {
    const { store } = editorWith(['a', 'b', 'c'].map((id, i) => picture(id, { stack: `a${i}` })));
    const activeIn = (state: Partial<EditorState>) => activeLayers({ ...store.getState(), ...state });
    const [a, c] = ['a', 'c'] as LayerId[] as [LayerId, LayerId];
    expect(activeIn({})).toEqual([]);
    expect(activeIn({ selection: [a, c] })).toEqual([a, c]);
    expect(activeIn({ selection: [a], activity: { name: 'doodling', layer: c } })).toEqual([c]);
  });

  it('changing the active layer keeps the list objects of the other bands', () => {
    const layers = ['a', 'b', 'c'].map((id, i) => picture(id, { stack: `a${i}` }));
    const bands = rememberedBands();
    const before = bands(editorWith(layers).store.getState().history.document, ['b' as LayerId]);
    const moved = layers.map((layer) => (layer.id === 'b' ? { ...layer, opacity: 0.5 } : layer));
    const after = bands(editorWith(moved).store.getState().history.document, ['b' as LayerId]);
    expect(after.below).toBe(before.below);
    expect(after.above).toBe(before.above);
    expect(after.active).not.toBe(before.active);
  });

  it('[ED-10.1] a canvas stays within its budget on any screen', () => {
    for (const [width, height, ratio] of [
      [360, 640, 4],
      [1920, 1080, 2],
      [3840, 2160, 3],
    ] as const) {
      const stage = { width, height };
      const frame = frameOf({ scale: 40, x: -900, y: -900 }, stage, SURFACE, paintRatio(stage, ratio));
      expect(frame.width * frame.height).toBeLessThanOrEqual(6_100_000);
    }
  });

  it('a canvas covers the case and starts on whole device pixels', () => {
    const frame = frameOf({ scale: 3.3, x: 70.4, y: 21.7 }, { width: 412, height: 640 }, SURFACE, 2);
    expect(frame).toMatchObject({ left: 139, top: 42 });
    expect(frame.left + frame.width).toBeGreaterThanOrEqual((70.4 + 80 * 3.3) * 2);
    expect([frame.left, frame.top, frame.width, frame.height].every(Number.isInteger)).toBe(true);
  });

  it('a moving layer has a canvas of its own size, within the case', () => {
    const view = { scale: 4, x: 40, y: 20 };
    const frame = frameOf(view, { width: 400, height: 680 }, SURFACE, 1);
    const part = partOf(frame, view, { x: 10, y: 20, width: 20, height: 30 });
    expect(part).toMatchObject({ left: 79, top: 99, width: 128, height: 128 });
    expect(partOf(frame, view, { x: 200, y: 20, width: 20, height: 30 }).width).toBe(0);
  });

  it('viewTransform maps what was painted for one view to another view', () => {
    expect(viewTransform({ scale: 4, x: 40, y: 20 }, { scale: 4, x: 40, y: 20 })).toBe('none');
    expect(viewTransform({ scale: 4, x: 40, y: 20 }, { scale: 8, x: 10, y: 0 })).toBe('matrix(2, 0, 0, 2, -70, -40)');
  });
});
