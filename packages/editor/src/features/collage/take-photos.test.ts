import { type GroupId, type LayerId, layersOf, type PictureLayer, type PlaceLayer, ungroupLayers } from '@cpc/design';
import { place } from '@cpc/design/testing';
import { type AssetId, mm } from '@cpc/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNDO } from '../../actions/history-actions.ts';
import { createPictures } from '../../model/pictures.ts';
import { commit } from '../../document/steps.ts';
import { editorWith, picture, pointersOn } from '../../testing.ts';
import { fillFrom, replacePicture, takePhotos } from './take-photos.ts';
import { select } from '../../session/selection.ts';

// The surface's corner is at (40, 20) on the stage, 4 px per mm.
const onStage = (x: number, y: number) => [40 + 4 * x, 20 + 4 * y] as const;
const [A, B, SPOT, LAST] = ['a', 'b', 'spot', 'last'] as [LayerId, LayerId, LayerId, LayerId];
const group = 'collage.grid.20.0.one' as GroupId;
const HALF = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

/** Two photos and two empty places below each other; a photo is decoded when `decode` is called. */
function collage() {
  const cell = (id: string, y: number, stack: string): PictureLayer =>
    picture(id, { at: [40, y], group, stack, framed: true, crop: HALF, asset: id.repeat(64) as AssetId });
  const empty = (id: LayerId, y: number, stack: string): PlaceLayer => ({
    ...place({ at: [40, y], width: mm(20), height: mm(30) }),
    id,
    group,
    stack,
  });
  const sent: unknown[] = [];
  const upload = (file: Blob) => {
    sent.push(file);
    return new Promise<never>(() => undefined);
  };
  const layers = [cell('a', 20, 'a0'), cell('b', 55, 'a1'), empty(SPOT, 90, 'a2'), empty(LAST, 125, 'a3')];
  const editor = editorWith(layers, { upload });
  const { store } = editor;
  return {
    editor,
    sent,
    pictures: createPictures(editor),
    document: () => store.getState().history.document,
    layer: (id: LayerId) => store.getState().history.document.records[id] as PictureLayer,
    steps: () => store.getState().history.done.length,
    hands: pointersOn(editor),
  };
}

function file(): File {
  const header = new DataView(new ArrayBuffer(33));
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, 40, 30].forEach((word, i) => header.setUint32(4 * i, word));
  return new File([header], 'photo.png');
}

let decode: (() => void)[] = [];

beforeEach(() => {
  decode = [];
  vi.stubGlobal(
    'createImageBitmap',
    () =>
      new Promise((resolve) => {
        decode.push(() => resolve({ width: 40, height: 30, close: () => undefined }));
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function decoded(n: number): Promise<void> {
  await expect.poll(() => decode.length).toBe(n);
  decode[n - 1]?.();
}

describe('photos that are put into cells', () => {
  it('[ED-13.20] fill the chosen cell and then the empty places, as one step', async () => {
    const { editor, pictures, layer, steps } = collage();
    const filled = fillFrom(editor, pictures, SPOT, [file(), file()]);
    await decoded(1);
    await decoded(2);
    await filled;
    expect([layer(SPOT).type, layer(LAST).type, steps()]).toEqual(['picture', 'picture', 1]);
    UNDO.run(editor);
    expect([layer(SPOT).type, layer(LAST).type]).toEqual(['place', 'place']);
  });

  it('[ED-13.20] stay when another photo is swapped while they load', async () => {
    const { editor, pictures, layer, hands, steps } = collage();
    select(editor.store, [A]);
    const filled = fillFrom(editor, pictures, SPOT, [file(), file()]);
    await decoded(1);
    await expect.poll(() => layer(SPOT).type).toBe('picture');
    hands.down(1, ...onStage(40, 20));
    hands.move(1, ...onStage(40, 28));
    await decoded(2);
    await filled;
    expect(layer(LAST).type).toBe('picture');
    hands.move(1, ...onStage(40, 55));
    hands.up(1, ...onStage(40, 55));
    expect([layer(A).placement.y, layer(B).placement.y]).toEqual([55, 20]);
    expect([layer(SPOT).type, layer(LAST).type, steps()]).toEqual(['picture', 'picture', 2]);
    UNDO.run(editor);
    expect([layer(A).placement.y, layer(A).crop, layer(LAST).type]).toEqual([20, HALF, 'picture']);
    UNDO.run(editor);
    expect([layer(SPOT).type, layer(LAST).type]).toEqual(['place', 'place']);
  });

  it('[ED-13.20] end the movement of a photo that they replace', async () => {
    const { editor, pictures, layer, hands, steps } = collage();
    select(editor.store, [A]);
    const filled = fillFrom(editor, pictures, A, [file()]);
    hands.down(1, ...onStage(40, 20));
    hands.move(1, ...onStage(40, 28));
    await decoded(1);
    await filled;
    const { crop } = layer(A);
    expect(layer(A).asset).not.toBe('a'.repeat(64));
    hands.move(1, ...onStage(40, 30));
    hands.up(1, ...onStage(40, 30));
    expect([layer(A).crop, steps()]).toEqual([crop, 1]);
    UNDO.run(editor);
    expect(layer(A).crop).toEqual(HALF);
  });

  it('[ED-13.18] [ED-13.20] are not uploaded for a cell that is gone, and the customer is told', async () => {
    const { editor, pictures, document, sent, steps } = collage();
    const filled = fillFrom(editor, pictures, SPOT, [file()]);
    commit(editor.store, ungroupLayers(document(), [SPOT]));
    await decoded(1);
    await filled;
    expect([sent, steps(), editor.messages]).toEqual([[], 1, ['studio.picture.leftOut']]);
    expect(pictures.pending()).toEqual([]);
  });

  it('[ED-13.18] [ED-13.20] more of them than there are places are left out, and the customer is told once', async () => {
    const { editor, pictures, document, sent } = collage();
    const filled = fillFrom(editor, pictures, SPOT, [file(), file(), file(), file()]);
    for (const n of [1, 2, 3]) await decoded(n);
    await filled;
    expect(sent).toHaveLength(2);
    expect(editor.messages).toEqual(['studio.picture.leftOut']);
    expect(layersOf(document())).toHaveLength(4);
  });

  it('[ED-13.20] that a full design refuses are neither shown nor uploaded', async () => {
    const { editor, pictures, layer, sent, steps } = collage();
    editor.store.admits = () => false;
    const filled = takePhotos(editor, pictures, [file()], { cellFor: () => SPOT });
    await decoded(1);
    await filled;
    expect([layer(SPOT).type, sent, steps(), editor.messages]).toEqual(['place', [], 0, []]);
  });

  it('[ED-01.3] take the frame of a picture that they replace, with its mask, as one step', async () => {
    const masked = picture('p', { mask: 'heart', crop: HALF, asset: 'e'.repeat(64) as AssetId });
    const editor = editorWith([masked], { upload: () => new Promise<never>(() => undefined) });
    const pictures = createPictures(editor);
    const replaced = replacePicture(editor, pictures, masked.id, file());
    await decoded(1);
    await replaced;
    const now = editor.store.getState().history.document.records[masked.id] as PictureLayer;
    expect(now.asset).not.toBe(masked.asset);
    expect([now.mask, now.placement, now.width, now.height]).toEqual(['heart', masked.placement, 20, 30]);
    // The photo is 40 × 30 pixels, and is not stretched in the frame of 20 × 30 mm.
    expect(now.crop.width / now.crop.height).toBeCloseTo(0.5);
    UNDO.run(editor);
    expect(editor.store.getState().history.document.records[masked.id]).toEqual(masked);
  });
});
