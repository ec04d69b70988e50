import type { AssetId } from '@cpc/domain';
import {
  addLayer,
  asPlace,
  EMPTY_DOCUMENT,
  fillCell,
  type GroupId,
  type History,
  type Layer,
  type LayerId,
  layersOf,
  madeBy,
  type PictureLayer,
  redo,
  removeLayer,
  removeOrEmpty,
  startHistory,
  step,
  swapCells,
  undo,
  updateLayer,
} from '@cpc/design';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_PICTURE_PIXELS } from '../assets/picture-budget.ts';
import { proxySize } from '../assets/proxy.ts';
import type { EditorPorts } from '../ports/ports.ts';
import { fillFrom } from '../features/collage/take-photos.ts';
import { newPicture } from '../document/additions.ts';
import { documentOf } from '../document/state.ts';
import { noteUpload, uploadOf } from '../loading/state.ts';
import { beginCrop } from '../session/crop.ts';
import { editorWith, picture, SURFACE } from '../testing.ts';
import { renameAsset, withoutAsset } from '../document/asset-history.ts';
import { createPictures } from './pictures.ts';
import { beginDoodle, openTool } from '../session/panels.ts';
import { showDrag } from '../session/hands.ts';

const PASSING = 'a'.repeat(64) as AssetId;
const LASTING = 'b'.repeat(64) as AssetId;

const chosen = (file: Blob) => ({ asset: PASSING, file });

afterEach(() => vi.unstubAllGlobals());

describe('pictures', () => {
  it('[ED-01.1] the first picture covers the case with its bleed, the next does not', () => {
    const first = newPicture(EMPTY_DOCUMENT, SURFACE, 'p' as PictureLayer['id'], PASSING, {
      width: 4000,
      height: 3000,
    });
    expect(first).toMatchObject({ height: 164, placement: { x: 40, y: 80, scale: 1 } });
    expect(first.width).toBeCloseTo(218.667, 3);
    const history = step(startHistory(EMPTY_DOCUMENT), addLayer(first));
    expect(
      newPicture(history.document, SURFACE, 'q' as PictureLayer['id'], PASSING, { width: 4000, height: 3000 }),
    ).toMatchObject({ width: 56, height: 42 });
  });

  it('[ED-10.1] keeps at most 2048 pixels on the long edge of a picture', () => {
    expect(proxySize({ width: 4000, height: 3000 })).toEqual({ width: 2048, height: 1536 });
    expect(proxySize({ width: 300, height: 20000 })).toEqual({ width: 31, height: 2048 });
    expect(proxySize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  });

  it('[AP-06.1] a text file named .png is refused and nothing is added', async () => {
    const editor = editorWith([]);
    await createPictures(editor).add(chosen(new File(['hello'], 'photo.png', { type: 'image/png' })));
    expect(editor.messages).toEqual(['error.notImage']);
    expect(editor.store.getState().history.done).toHaveLength(0);
  });

  const png = (width: number, height: number) => {
    const header = new DataView(new ArrayBuffer(33));
    [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, i) => header.setUint32(4 * i, word));
    return new Blob([header]);
  };

  it('[SE-04] [AP-06.2] refuses a picture too large for memory before decoding it', async () => {
    const editor = editorWith([]);
    const { add } = createPictures(editor);
    await add(chosen(png(20_000, 20_000)));
    await add(chosen(new Blob([png(10, 10), new Uint8Array(21 * 2 ** 20)])));
    expect(editor.messages).toEqual(['error.imageTooLarge', 'error.imageTooLarge']);
    expect(editor.store.getState().history.done).toHaveLength(0);
  });

  it('[ED-07.3] resuming makes all pictures of a draft pending at once', () => {
    const pictures = createPictures(editorWith([], { upload: () => new Promise(() => undefined) }));
    const kept = [PASSING, LASTING].map((asset) => ({ asset, file: png(1, 1) }));
    void pictures.resume(kept);
    expect(pictures.pending()).toEqual(kept);
  });

  it('[ED-07.3] a picture is pending before a draft that shows it can be written', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close: () => undefined }));
    const editor = editorWith([], { upload: () => new Promise(() => undefined) });
    const pictures = createPictures(editor);
    const file = png(10, 10);
    const written: unknown[] = [];
    editor.store.subscribe(({ history }, before) => {
      if (history !== before.history) written.push(pictures.pending().map((pending) => pending.file));
    });
    await pictures.add(chosen(file));
    expect(written).toEqual([[file]]);
  });

  it('[BR-03.5] a picture that is added, or waits in the draft for its upload, is not added again', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close: () => undefined }));
    const placed = vi.fn<(asset: AssetId) => void>();
    const keep = () => Promise.resolve();
    const take = () => Promise.resolve(undefined);
    const editor = editorWith([], {
      upload: () => new Promise(() => undefined),
      chosen: { keep, take, placed, drop: () => undefined },
    });
    const pictures = createPictures(editor);
    // The customer chooses a photo before the studio has looked for one that was chosen earlier.
    await Promise.all([pictures.add(chosen(png(10, 10))), pictures.add(chosen(png(10, 10)))]);
    expect(layersOf(documentOf(editor.store.getState()))).toHaveLength(1);
    // The page ended after it had written the draft, and before it forgot the photo.
    await pictures.resume([{ asset: LASTING, file: png(10, 10) }]);
    expect(placed.mock.calls).toEqual([[PASSING], [LASTING]]);
    await pictures.add({ asset: LASTING, file: png(10, 10) });
    expect(layersOf(documentOf(editor.store.getState()))).toHaveLength(1);
  });

  it('[ED-01.1] [SC-07.3] a postponed picture stays and is sent again on retry', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close: () => undefined }));
    const answers: Awaited<ReturnType<EditorPorts['upload']>>[] = [
      { postponed: 'full' },
      { asset: LASTING, width: 10, height: 10 },
    ];
    const upload = () => Promise.resolve(answers.shift() ?? { refused: 'no third time' });
    const toasts: string[] = [];
    const editor = editorWith([], { upload, toast: (message) => toasts.push(message) });
    const pictures = createPictures(editor);
    await pictures.add(chosen(png(10, 10)));
    await expect.poll(() => toasts).toEqual(['full']);
    expect(pictures.pending()).toHaveLength(1);
    pictures.retry();
    await expect.poll(() => pictures.pending()).toEqual([]);
    expect(layersOf(documentOf(editor.store.getState()))).toMatchObject([{ asset: LASTING }]);
  });

  it('[ED-01.3] a refused picture is no longer cropped, dragged or selected', async () => {
    const answer = Promise.resolve({ refused: 'no' } as const);
    const editor = editorWith([picture('a', { asset: PASSING })], { upload: () => answer });
    const { store } = editor;
    beginCrop(store, 'a' as PictureLayer['id']);
    showDrag(store, new Map([['a' as PictureLayer['id'], picture('a').placement]]));
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
    await createPictures(editor).resume([{ asset: PASSING, file: png(1, 1) }]);
    await expect.poll(() => layersOf(documentOf(store.getState()))).toEqual([]);
    expect(store.getState()).toMatchObject({ activity: { name: 'selecting' }, dragged: null, selection: [] });
  });

  const away = () => Promise.reject(new DOMException('The I/O read operation failed.', 'NotReadableError'));

  it('[AP-06.4] a file that the device cannot read is reported, and a stored copy stays', async () => {
    const drop = vi.fn<(asset: AssetId) => void>();
    const keep = () => Promise.resolve();
    const take = () => Promise.resolve(undefined);
    const editor = editorWith([], { chosen: { keep, take, placed: () => undefined, drop } });
    const file = png(10, 10);
    file.arrayBuffer = away;
    await createPictures(editor).add(chosen(file));
    expect(editor.messages).toEqual(['studio.picture.unreadable']);
    expect(drop).not.toHaveBeenCalled();
    expect(layersOf(documentOf(editor.store.getState()))).toEqual([]);
  });

  it('[AP-06.4] a picture already placed is sent, although its file cannot be read any more', async () => {
    const file = png(10, 10);
    vi.stubGlobal('createImageBitmap', () => {
      file.arrayBuffer = away;
      return Promise.resolve({ width: 10, height: 10, close: () => undefined });
    });
    const editor = editorWith([], { upload: () => new Promise(() => undefined) });
    await createPictures(editor).add(chosen(file));
    expect(editor.messages).toEqual([]);
    expect(editor.store.getState().uploads).toEqual({ [PASSING]: 'sending' });
  });

  it('[ED-01.1] adding a picture while drawing ends the drawing mode', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close: () => undefined }));
    const editor = editorWith([], { upload: () => new Promise(() => undefined) });
    beginDoodle(editor.store);
    await createPictures(editor).add(chosen(png(10, 10)));
    expect(editor.store.getState()).toMatchObject({ activity: { name: 'selecting', panel: null } });
    expect(layersOf(documentOf(editor.store.getState()))).toHaveLength(1);
  });

  it('[ED-01.1] a picture that arrives late does not close a panel opened meanwhile', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 10, height: 10, close: () => undefined }));
    const editor = editorWith([], { upload: () => new Promise(() => undefined) });
    const added = createPictures(editor).add(chosen(png(10, 10)));
    openTool(editor.store, 'text');
    await added;
    expect(editor.store.getState()).toMatchObject({ activity: { panel: 'text' }, selection: [] });
    expect(layersOf(documentOf(editor.store.getState()))).toHaveLength(1);
  });

  it('[ED-07.3] the design waits only for uploads of pictures that it shows', () => {
    const { store } = editorWith([picture('a', { asset: PASSING })]);
    noteUpload(store, LASTING, 'failed');
    expect(uploadOf(store.getState())).toBeUndefined();
    noteUpload(store, PASSING, 'sending');
    expect(uploadOf(store.getState())).toBe('sending');
    noteUpload(store, PASSING, 'failed');
    expect(uploadOf(store.getState())).toBe('failed');
  });

  it('[ED-10.1] closing the editor frees all pictures, including those that arrive later', async () => {
    const closed: string[] = [];
    const bitmap = (name: string): ImageBitmap => ({ width: 1, height: 1, close: () => void closed.push(name) });
    let come: (blob: Blob) => void = () => undefined;
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap('late')));
    const { assets } = editorWith([], { loadPicture: () => new Promise((resolve) => (come = resolve)) });
    assets.putPicture(PASSING, bitmap('there'));
    assets.bitmap(LASTING);
    assets.release();
    expect(closed).toEqual(['there']);
    expect(assets.bitmap(PASSING)).toBeUndefined();
    come(png(1, 1));
    await expect.poll(() => closed).toEqual(['there', 'late']);
  });

  it('[ED-10.1] pictures from the server stay within the budget and are freed once', async () => {
    const closed: string[] = [];
    let made = 0;
    const bitmap = (width: number): ImageBitmap => {
      const name = `${++made}`;
      return { width, height: width, close: () => void closed.push(name) };
    };
    vi.stubGlobal('createImageBitmap', (_from: unknown, size: { readonly resizeWidth?: number } = {}) =>
      Promise.resolve(bitmap(size.resizeWidth ?? 2048)),
    );
    const { assets } = editorWith([], { loadPicture: () => Promise.resolve(new Blob(['x'])) });
    const names = Array.from({ length: 12 }, (_, i) => i.toString(16).repeat(64) as AssetId);
    for (const name of names) assets.bitmap(name);
    const pixels = () => names.reduce((sum, name) => sum + (assets.bitmap(name)?.width ?? Infinity) ** 2, 0);
    await expect.poll(() => pixels()).toBeLessThanOrEqual(MAX_PICTURE_PIXELS);
    assets.release();
    expect(closed).toHaveLength(made);
    expect(new Set(closed).size).toBe(made);
  });

  it('[ED-05.1] an uploaded picture is renamed in past and undone steps, too', () => {
    let history = startHistory(EMPTY_DOCUMENT);
    const layer = picture('a', { asset: PASSING });
    history = step(history, addLayer(layer));
    history = step(history, updateLayer(history.document, layer.id, { opacity: 0.5 }));
    history = step(history, removeLayer(history.document, layer.id));
    const renamed = renameAsset(history, PASSING, LASTING);
    expect(JSON.stringify(renamed)).not.toContain(PASSING);
    expect(JSON.stringify(renamed).split(LASTING)).toHaveLength(JSON.stringify(history).split(PASSING).length);
  });

  it('[ED-05.1] a refused picture is removed from all steps, and the others stay', () => {
    const [refused, kept] = [picture('a', { asset: PASSING }), picture('b', { asset: LASTING })];
    let history = step(startHistory(EMPTY_DOCUMENT), addLayer(kept));
    const without = history;
    history = step(history, addLayer(refused));
    history = step(history, updateLayer(history.document, refused.id, { opacity: 0.5 }));
    expect(withoutAsset(history, PASSING, SURFACE)).toEqual({ ...without, open: false });
    history = step(history, removeLayer(history.document, refused.id));
    history = step(history, updateLayer(history.document, kept.id, { opacity: 0.5 }));
    const rest = withoutAsset(history, PASSING, SURFACE);
    expect(JSON.stringify(rest)).not.toContain(PASSING);
    expect(rest.document).toEqual(history.document);
    expect(rest.done).toHaveLength(2);
  });

  describe('[ED-13.18] a refused picture in a cell of a collage', () => {
    const group = 'collage.grid.20.0.one' as GroupId;
    const [ID, NEXT] = ['cell', 'next'] as [LayerId, LayerId];
    const crop = { x: 0.2, y: 0.1, width: 0.5, height: 0.5 };
    const shown = picture('cell', { asset: LASTING, group, framed: true, crop });
    const beside = picture('next', {
      asset: 'c'.repeat(64) as AssetId,
      at: [40, 120],
      group,
      framed: true,
      stack: 'a1',
    });
    const begin = (layer: Layer) =>
      [layer, beside].reduce((history, one) => step(history, addLayer(one)), startHistory(EMPTY_DOCUMENT));
    const filled = (history: History) =>
      step(history, fillCell(history.document, ID, picture('new', { asset: PASSING }), SURFACE));

    it('gives back the photo or the place that it replaced', () => {
      for (const before of [shown, asPlace(shown)]) {
        const history = begin(before);
        expect(withoutAsset(filled(history), PASSING, SURFACE)).toEqual({ ...history, open: false });
      }
    });

    it('gives back the photo in the frame that the cell has since, and undo finds it in its own', () => {
      const history = filled(begin(shown));
      const swapped = step(history, swapCells(history.document, ID, NEXT, SURFACE));
      const rest = withoutAsset(swapped, PASSING, SURFACE);
      expect(rest.document.records[ID]).toMatchObject({ asset: LASTING, placement: { y: 120 }, stack: 'a1' });
      expect(undo(rest)?.document.records[ID]).toEqual(shown);
      expect(undo(rest)?.document.records[NEXT]).toEqual(beside);
      expect(JSON.stringify(rest)).not.toContain(PASSING);
    });

    it('is in no step that emptied its cell, done or undone', () => {
      const history = filled(begin(shown));
      const emptied = step(history, removeOrEmpty(history.document, [ID]));
      for (const given of [emptied, undo(emptied) as History]) {
        const rest = withoutAsset(given, PASSING, SURFACE);
        expect(JSON.stringify(rest)).not.toContain(PASSING);
        const back = given === emptied ? undo(rest) : rest;
        expect(back?.document.records[ID]).toEqual(shown);
        expect(back && redo(back)?.document.records[ID]).toEqual(asPlace(shown));
      }
    });

    it('leaves a place where it came with the collage', () => {
      const photo = picture('cell', { asset: PASSING });
      const history = step(startHistory(EMPTY_DOCUMENT), addLayer(photo));
      const cell = { ...photo, group, framed: true };
      const made = step(history, { ...addLayer(beside), updated: { [ID]: [photo, cell] } });
      const rest = withoutAsset(made, PASSING, SURFACE);
      expect(rest.document.records[ID]).toEqual(asPlace(cell));
      expect(rest.done).toHaveLength(1);
      expect(layersOf((undo(rest) as History).document)).toEqual([]);
    });

    it('[AP-06.1] is told to the customer, and the cell shows the photo from before', async () => {
      vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 40, height: 30, close: () => undefined }));
      const toasts: string[] = [];
      const upload = () => Promise.resolve({ refused: 'no' } as const);
      const editor = editorWith([shown, beside], { upload, toast: (message) => toasts.push(message) });
      await fillFrom(editor, createPictures(editor), ID, [new File([png(40, 30)], 'photo.png')]);
      await expect.poll(() => toasts).toEqual(['no']);
      expect(editor.store.getState().history.document.records[ID]).toEqual(shown);
    });
  });

  it('[AI-06.2] a refused result of a tool gives back the original, in all steps', () => {
    const photo = picture('a', { asset: LASTING });
    const history = step(startHistory(EMPTY_DOCUMENT), addLayer(photo));
    const made = madeBy(photo, 'upscale', { times: 2 });
    const improved = step(history, updateLayer<PictureLayer>(history.document, photo.id, { asset: PASSING, made }));
    expect(withoutAsset(improved, PASSING, SURFACE)).toEqual({ ...history, open: false });
    // A refused original takes only its name with it: the result is there.
    const rest = withoutAsset(improved, LASTING, SURFACE);
    expect(layersOf(rest.document)).toMatchObject([{ asset: PASSING, made: null }]);
  });

  it('[AI-06.2] the original of an improved picture is renamed, and waited for', () => {
    const photo = picture('a', { asset: PASSING });
    const made = madeBy(photo, 'enhance', { strength: 0.5 });
    const { store } = editorWith([picture('a', { asset: 'c'.repeat(64) as AssetId, made })]);
    noteUpload(store, PASSING, 'sending');
    expect(uploadOf(store.getState())).toBe('sending');
    const renamed = renameAsset(store.getState().history, PASSING, LASTING);
    expect(layersOf(renamed.document)).toMatchObject([{ made: { from: LASTING } }]);
  });
});
