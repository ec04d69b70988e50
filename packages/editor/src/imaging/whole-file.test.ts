import type { AssetId } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { createPictures } from '../model/pictures.ts';
import type { StoredPicture } from '../ports/ports.ts';
import { editorWith, picture } from '../testing.ts';
import { wholeFile } from './whole-file.ts';

const PASSING = 'a'.repeat(64) as AssetId;
const LASTING = 'b'.repeat(64) as AssetId;

describe('the file of a picture', () => {
  it('[AI-07.1] [AI-07.2] is found by its temporary name before and after the end of its upload', async () => {
    let arrive: (stored: StoredPicture) => void = () => undefined;
    const asked: AssetId[] = [];
    const stored = new Blob(['stored']);
    const editor = editorWith([picture('a', { asset: PASSING })], {
      upload: () => new Promise((resolve) => (arrive = resolve)),
      loadWhole: async (asset) => {
        asked.push(asset);
        return stored;
      },
    });
    const pictures = createPictures(editor);
    const file = new Blob(['here']);
    const bitmap = { width: 1, height: 1, close: () => undefined } as ImageBitmap;
    await pictures.show({ asset: PASSING, file }, bitmap, () => true);
    expect(await wholeFile(editor.ports, pictures, PASSING)).toBe(file);
    expect(asked).toEqual([]);
    arrive({ asset: LASTING, width: 1, height: 1 });
    await expect.poll(() => pictures.pending()).toEqual([]);
    expect(await wholeFile(editor.ports, pictures, PASSING)).toBe(stored);
    expect(asked).toEqual([LASTING]);
  });
});
