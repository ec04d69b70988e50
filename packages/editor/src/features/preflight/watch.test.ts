import { type Colour, updateLayer, type LayerId, type DoodleLayer } from '@cpc/design';
import { doodle, stroke, text } from '@cpc/design/testing';
import { mm } from '@cpc/domain';
import type { TypefaceManifest } from '@cpc/paint/text';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentOf } from '../../document/state.ts';
import { commit, undoStep } from '../../document/steps.ts';
import { editorWith, picture } from '../../testing.ts';
import { type CreateEngine, createEngine } from './engine.ts';
import { createSubstitutes } from './typefaces.ts';
import { watchDesign } from './watch.ts';

const id = 'doodle' as LayerId;
const WHITE = stroke({ colour: '#ffffff' as Colour });
const thin = (width: number) => [{ ...WHITE, width: mm(width) }];

function watched(layers: Parameters<typeof editorWith>[0]) {
  const editor = editorWith(layers);
  const load = vi.fn<() => Promise<CreateEngine>>(() => Promise.resolve(createEngine));
  const watch = watchDesign(editor, load, async () => false);
  const stop = watch.start();
  return { editor, stop, load, watch, kinds: () => watch.findings.getState().map(({ kind }) => kind) };
}

describe('watching a design', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[PF-01.1] checks once after a change has come to rest, however many changes', async () => {
    const { editor, load, kinds } = watched([doodle({ strokes: [WHITE] })]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(kinds()).toEqual([]);
    for (const width of [0.15, 0.1, 0.05]) {
      commit(editor.store, updateLayer<DoodleLayer>(documentOf(editor.store.getState()), id, { strokes: thin(width) }));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(kinds()).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(kinds()).toEqual(['thinLine']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[PF-02.1] a fix is one step: undo brings the finding back', async () => {
    const { editor, watch, kinds, stop } = watched([doodle({ strokes: thin(0.1) })]);
    const [finding] = await watch.checkNow();
    if (!finding) throw new Error('expected a finding');
    expect(await watch.fix(finding)).toBe(true);
    expect(kinds()).toEqual([]);
    expect(editor.store.getState().history.done).toHaveLength(1);
    undoStep(editor.store);
    await vi.advanceTimersByTimeAsync(500);
    expect(kinds()).toEqual(['thinLine']);
    stop();
  });

  it('[PF-02.1] a fix for a layer that no longer exists changes nothing', async () => {
    const { editor, watch } = watched([doodle({ strokes: thin(0.1) })]);
    const [finding] = await watch.checkNow();
    if (!finding) throw new Error('expected a finding');
    await watch.fix(finding);
    const before = editor.store.getState().history;
    expect(await watch.fix({ ...finding, layer: 'gone' as LayerId })).toBe(false);
    expect(editor.store.getState().history).toBe(before);
  });

  it('[PF-01.1] ignores a picture that is loading, and blocks one that failed to load', async () => {
    const { watch } = watched([picture('photo')]);
    expect(await watch.checkNow()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await watch.checkNow()).toMatchObject([{ kind: 'assetMissing', severity: 'blocks', layer: 'photo' }]);
  });

  it('[PF-01.1] a bare case shows no finding', async () => {
    const { watch, kinds } = watched([]);
    expect(await watch.checkNow()).toMatchObject([{ kind: 'empty' }]);
    expect(kinds()).toEqual([]);
  });

  it('[PF-01.1] stops checking when the editor is closed', async () => {
    const { load, stop } = watched([doodle()]);
    stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('substitute typefaces', () => {
  const manifest = (key: string, from: number, to: number): TypefaceManifest => ({
    key,
    title: key,
    faces: [{ url: `/fonts/${key}.ttf`, ranges: [[from, to]] }],
    fallback: [],
  });

  it('[PF-02.1] have every letter of the text, and are loaded only on demand', async () => {
    const manifests = [
      manifest('latin', 0x20, 0x7e),
      manifest('cyrillic', 0x20, 0x4ff),
      manifest('greek', 0x370, 0x3ff),
    ];
    const arrived = vi.fn<() => void>();
    const fontManifest = vi.fn<(key: string) => Promise<TypefaceManifest>>((key) =>
      Promise.resolve(manifests.find((one) => one.key === key) as TypefaceManifest),
    );
    const typefaces = manifests.map(({ key }, n) => ({ id: n, key, title: key, remark: '' }));
    const substitutes = createSubstitutes(
      { typefaces: () => Promise.resolve(typefaces as never), fontManifest },
      arrived,
    );
    const lacking = text({ text: 'Привет \u200d!', typeface: 'latin' });
    expect(substitutes.for(lacking)).toEqual([]);
    expect(fontManifest).not.toHaveBeenCalled();
    substitutes.load();
    substitutes.load();
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1));
    expect(substitutes.for(lacking)).toEqual(['cyrillic']);
    expect(substitutes.for({ ...lacking, typeface: 'cyrillic' })).toEqual([]);
  });
});
