import type { AssetId } from '@cpc/domain';
import { addLayer, type Pixels } from '@cpc/design';
import { factsOf } from '../assets/decode.ts';
import { decodeProxy, originalSize, rememberSize } from '../assets/proxy.ts';
import { newPicture } from '../document/additions.ts';
import { commit, setHistory } from '../document/steps.ts';
import type { PendingPicture } from '../ports/ports.ts';
import { renameAsset, withoutAsset } from '../document/asset-history.ts';
import type { Editor } from './editor.ts';
import { readPicture } from './read-picture.ts';
import { endUpload, noteSent, noteUpload } from '../loading/state.ts';
import { selectAdded } from '../session/selection.ts';

/** Puts a new picture into the design. @returns false if it could not: then nothing is uploaded */
export type PlaceNew = (asset: AssetId, pixels: Pixels) => boolean;

/** The pictures that are being uploaded, with the temporary IDs that their layers carry until then. */
export interface Pictures {
  /**
   * Adds a picture of the device to the design at once, and uploads it. If it cannot, it tells the reason. A picture
   * that was added before, or that the draft still has to upload, is not added again.
   * @param place puts it into the design; without it, the picture becomes a layer of its own
   */
  readonly add: (chosen: PendingPicture, place?: PlaceNew) => Promise<void>;
  /** Resumes the uploads of the pictures of a draft. */
  readonly resume: (pending: readonly PendingPicture[]) => Promise<void>;
  readonly retry: () => void;
  /** Cancels the running uploads and removes their pictures from the design; cells show again what they showed. */
  readonly cancel: () => void;
  readonly pending: () => readonly PendingPicture[];
  /**
   * Shows what a tool has made of a picture, and uploads it.
   * @param place puts it into the design, once the device holds the file
   * @returns false if it could not: then nothing is uploaded
   */
  readonly show: (made: PendingPicture, bitmap: ImageBitmap, place: () => boolean) => Promise<boolean>;
  /** The lasting ID of a picture, once it is uploaded; until then the given one. */
  readonly nameOf: (asset: AssetId) => AssetId;
}

export function createPictures(editor: Editor): Pictures {
  const waiting = new Map<AssetId, Blob>();
  const stops = new Map<AssetId, AbortController>();
  const names = new Map<AssetId, AssetId>();
  const known = new Set<AssetId>();
  const send = (asset: AssetId, file: Blob): void => {
    waiting.set(asset, file);
    noteUpload(editor.store, asset, 'sending');
    const stop = new AbortController();
    stops.set(asset, stop);
    const onProgress = (share: number) => noteSent(editor.store, asset, share);
    editor.ports.upload(file, { passing: asset, onProgress, signal: stop.signal }).then(
      (answer) => {
        if ('postponed' in answer) {
          noteUpload(editor.store, asset, 'failed');
          return editor.ports.toast(answer.postponed, 'error');
        }
        waiting.delete(asset);
        stops.delete(asset);
        if ('refused' in answer) withdraw(editor, asset, answer.refused);
        else {
          names.set(asset, answer.asset);
          arrive(editor, asset, answer.asset);
          void showConverted(editor, file, answer.asset);
        }
      },
      () => {
        if (stop.signal.aborted) return;
        noteUpload(editor.store, asset, 'failed');
        editor.notify('studio.picture.uploadFailed', 'error');
      },
    );
  };
  const sending: Sending = { editor, waiting, send };
  return {
    async add(picture, place) {
      if (known.has(picture.asset)) return;
      known.add(picture.asset);
      let isAdded = false;
      try {
        isAdded = await addRead(sending, picture, place ?? ownLayer(editor));
      } finally {
        if (!isAdded) known.delete(picture.asset);
      }
    },
    async resume(pending) {
      // All at once, so that a draft written during the loop contains all of them.
      for (const { asset, file } of pending) {
        waiting.set(asset, file);
        known.add(asset);
        // A page that ended right after it had written the draft did not forget the picture: the next draft does.
        editor.ports.chosen.placed(asset);
      }
      for (const { asset, file } of pending) {
        // If this browser can no longer read a picture, the server may still accept it.
        await decodeProxy(file).then(
          ({ bitmap }) => editor.assets.putPicture(asset, bitmap),
          () => undefined,
        );
        send(asset, file);
      }
    },
    retry() {
      const { uploads } = editor.store.getState();
      for (const [asset, file] of waiting) if (uploads[asset] === 'failed') send(asset, file);
    },
    cancel() {
      const { uploads } = editor.store.getState();
      for (const asset of [...waiting.keys()].filter((one) => uploads[one] === 'sending')) {
        waiting.delete(asset);
        stops.get(asset)?.abort();
        withdraw(editor, asset);
      }
    },
    pending: () => [...waiting].map(([asset, file]) => ({ asset, file })),
    show: (made, bitmap, place) => showMade(sending, made, bitmap, place),
    nameOf: (asset) => names.get(asset) ?? asset,
  };
}

/** The pictures that wait for their upload, and how one is sent. */
interface Sending {
  readonly editor: Editor;
  readonly waiting: Map<AssetId, Blob>;
  readonly send: (asset: AssetId, file: Blob) => void;
}

/** @returns whether it was added to the design */
async function addRead(sending: Sending, { asset, file: chosen }: PendingPicture, place: PlaceNew): Promise<boolean> {
  const { editor } = sending;
  const { keep, drop } = editor.ports.chosen;
  const read = await readPicture(chosen, (file) => keep({ asset, file }).catch(() => undefined));
  if ('reason' in read) {
    // A copy on the device of a file that is away stays: the next page reads it again.
    if (!read.isAway) drop(asset);
    editor.notify(read.reason, 'error');
    return false;
  }
  const { file, bitmap, pixels } = read;
  if (!placeAndSend(sending, { asset, file }, bitmap, () => place(asset, pixels))) return false;
  // The picture is in the design already: a file that cannot be read any more only loses this notice.
  const facts = await factsOf(file).catch(() => undefined);
  if (facts?.isAnimated) editor.notify('studio.picture.animated');
  return true;
}

async function showMade(
  sending: Sending,
  made: PendingPicture,
  bitmap: ImageBitmap,
  place: () => boolean,
): Promise<boolean> {
  // A draft names its pictures by their temporary IDs: the file is on the device before a draft can name it.
  await sending.editor.ports.chosen.keep(made).catch(() => undefined);
  return placeAndSend(sending, made, bitmap, place);
}

/** @returns false if it could not be put into the design: then nothing is uploaded */
function placeAndSend(
  { editor, waiting, send }: Sending,
  { asset, file }: PendingPicture,
  bitmap: ImageBitmap,
  place: () => boolean,
): boolean {
  const { placed, drop } = editor.ports.chosen;
  editor.assets.putPicture(asset, bitmap);
  // The picture is pending before any draft that shows it can be written: that draft must contain the file.
  waiting.set(asset, file);
  placed(asset);
  if (place()) {
    send(asset, file);
    return true;
  }
  waiting.delete(asset);
  drop(asset);
  return false;
}

/** Adds a new picture as a layer of its own, and selects it. */
const ownLayer =
  ({ store, surface, nextLayerId }: Editor): PlaceNew =>
  (asset, pixels) => {
    const layer = newPicture(store.getState().history.document, surface, nextLayerId(), asset, pixels);
    if (!commit(store, addLayer(layer))) return false;
    // Ends the drawing mode, so that the new picture can be moved at once. A panel opened in the meantime stays open.
    selectAdded(store, layer.id);
    return true;
  };

/** The upload is complete: the lasting ID replaces the temporary one everywhere, also in past steps. */
function arrive(editor: Editor, passing: AssetId, lasting: AssetId): void {
  const bitmap = editor.assets.bitmap(passing);
  if (bitmap) editor.assets.putPicture(lasting, bitmap);
  endUpload(editor.store, passing);
  setHistory(editor.store, renameAsset(editor.store.getState().history, passing, lasting));
}

/**
 * What the server makes of a picture is printed. Where browsers show one each in its own way, such as CMYK, the server's
 * is shown from now on. If it cannot be loaded, the picture decoded on this device stays.
 */
async function showConverted(editor: Editor, file: Blob, asset: AssetId): Promise<void> {
  if (!(await factsOf(file))?.isContested) return;
  const converted = await editor.ports.loadPicture(asset).then(decodeProxy, () => undefined);
  if (!converted) return;
  const before = editor.assets.bitmap(asset);
  const size = before && originalSize(before);
  editor.assets.putPicture(asset, size ? rememberSize(converted.bitmap, size) : converted.bitmap);
}

/** The picture is refused or its upload is cancelled, so it cannot be printed: it is removed. A reason is shown. */
function withdraw(editor: Editor, asset: AssetId, why?: string): void {
  endUpload(editor.store, asset);
  setHistory(editor.store, withoutAsset(editor.store.getState().history, asset, editor.surface));
  if (why !== undefined) editor.ports.toast(why, 'error');
}
