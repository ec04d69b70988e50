import { documentOf } from '../document/state.ts';
import { picture, editorWith } from '../testing.ts';
import { describe, expect, it } from 'vitest';
import { createPictures } from '../model/pictures.ts';
import { improve } from './improve.ts';

describe('improving a picture', () => {
  it('[AI-02.3] to cancel while the picture loads ends the tool at once, and the next one is left alone', async () => {
    const loads: ((reason: Error) => void)[] = [];
    const loadWhole = () => new Promise<Blob>((_, reject) => loads.push(reject));
    const editor = editorWith([picture('a')], { loadWhole });
    const { store } = editor;
    const pictures = createPictures(editor);
    const { id } = picture('a');
    const before = documentOf(store.getState());
    const first = improve(editor, pictures, id, { tool: 'enhance', strength: 0.5 });
    const run = store.getState().toolRun;
    run?.cancel();
    expect(store.getState().toolRun).toBeNull();

    const second = improve(editor, pictures, id, { tool: 'upscale', times: 2 });
    run?.cancel();
    loads[0]?.(new Error('no network'));
    expect(await first).toBe(false);
    expect(store.getState().toolRun).toMatchObject({ tool: 'upscale' });
    expect(editor.messages).toEqual([]);

    loads[1]?.(new Error('no network'));
    expect(await second).toBe(false);
    expect([store.getState().toolRun, editor.messages]).toEqual([null, ['studio.toolFailed.unavailable']]);
    expect(documentOf(store.getState())).toBe(before);
  });
});
