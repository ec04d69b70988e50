import { isPictureTooLarge, UPLOAD_LIMITS } from '@cpc/contract/wire';
import type { AssetId } from '@cpc/domain';
import { addLayer } from '@cpc/design';
import { decodeProxy, originalSize, rememberSize } from '../assets/proxy.ts';
import { claimedSize, isCmyk } from '../assets/image-size.ts';
import { isAnimated } from '../assets/image-type.ts';
import { printable } from '../assets/printable.ts';
import { newPicture } from '../store/additions.ts';
import { commit, setHistory } from '../store/store.ts';
import type { PendingPicture } from '../ports.ts';
import { renameAsset, withoutAsset } from './asset-history.ts';
import type { Editor } from './editor.ts';

/** Pictures on their way to the server, under the names their layers carry meanwhile. */
export interface Pictures {
  /** Puts a picture of the device on the case at once, and sends it. Tells why when it cannot. */
  readonly add: (chosen: PendingPicture) => Promise<void>;
  /** Takes up pictures a draft kept. */
  readonly resume: (pending: readonly PendingPicture[]) => Promise<void>;
  readonly retry: () => void;
  /** Gives up what is being sent: it goes from the design, too. */
  readonly cancel: () => void;
  readonly pending: () => readonly PendingPicture[];
}

export function createPictures(editor: Editor): Pictures {
  const waiting = new Map<AssetId, Blob>();
  const stops = new Map<AssetId, AbortController>();
  const send = (asset: AssetId, file: Blob): void => {
    waiting.set(asset, file);
    setUpload(editor, asset, 'sending');
    const stop = new AbortController();
    stops.set(asset, stop);
    const onProgress = (share: number) => editor.store.setState(({ sent }) => ({ sent: { ...sent, [asset]: share } }));
    editor.ports.upload(file, { passing: asset, onProgress, signal: stop.signal }).then(
      (answer) => {
        if ('postponed' in answer) {
          setUpload(editor, asset, 'failed');
          return editor.ports.toast(answer.postponed, 'error');
        }
        waiting.delete(asset);
        stops.delete(asset);
        if ('refused' in answer) withdraw(editor, asset, answer.refused);
        else {
          arrive(editor, asset, answer.asset);
          void showConverted(editor, file, answer.asset);
        }
      },
      () => {
        if (stop.signal.aborted) return;
        setUpload(editor, asset, 'failed');
        editor.tell('studio.picture.uploadFailed', 'error');
      },
    );
  };
  return {
    async add({ asset, file: chosen }) {
      const { keep, placed, drop } = editor.ports.chosen;
      const file = await printable(chosen);
      if (typeof file === 'string') {
        drop(asset);
        return editor.tell(REASONS[file], 'error');
      }
      if (file !== chosen) await keep({ asset, file }).catch(() => undefined);
      // Known as pending before a draft that shows it can be written: its file must be in that draft.
      const known = () => {
        waiting.set(asset, file);
        placed(asset);
      };
      if (await placePicture(editor, { asset, file }, known)) return send(asset, file);
      waiting.delete(asset);
      drop(asset);
    },
    async resume(pending) {
      // All at once: a writing of the draft between two of them keeps the later ones too.
      for (const { asset, file } of pending) waiting.set(asset, file);
      for (const { asset, file } of pending) {
        // A picture this browser can no longer read may still be what the server wants.
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
  };
}

const REASONS = {
  notImage: 'error.notImage',
  imageTooLarge: 'error.imageTooLarge',
  unreadable: 'studio.picture.unreadable',
} as const;

/** @param known told when it can be shown @returns whether it lies on the case */
async function placePicture(editor: Editor, { asset, file }: PendingPicture, known: () => void): Promise<boolean> {
  if (await isTooLarge(file)) {
    editor.tell('error.imageTooLarge', 'error');
    return false;
  }
  const decoded = await decodeProxy(file).catch(() => undefined);
  if (!decoded) {
    editor.tell('error.imageBroken', 'error');
    return false;
  }
  known();
  editor.assets.putPicture(asset, decoded.bitmap);
  const layer = newPicture(
    editor.store.getState().history.document,
    editor.surface,
    editor.nextLayerId(),
    asset,
    decoded.pixels,
  );
  if (!commit(editor.store, addLayer(layer))) return false;
  // The brush is laid down, too: what was just added can be moved at once. What was opened meanwhile stays open.
  editor.store.setState(({ panel, mode }) =>
    panel === null || mode === 'doodle' ? { selection: [layer.id], panel: null, mode: 'select', sketch: null } : {},
  );
  if (await isAnimated(file)) editor.tell('studio.picture.animated');
  return true;
}

/** By what the file says of itself: what would fill a phone's memory is never decoded (SE-04). */
async function isTooLarge(file: Blob): Promise<boolean> {
  if (file.size > UPLOAD_LIMITS.bytes) return true;
  const claimed = await claimedSize(file);
  return claimed !== undefined && isPictureTooLarge(claimed);
}

/** The picture has its lasting name: it takes the place of the passing one everywhere, in past steps too. */
function arrive(editor: Editor, passing: AssetId, lasting: AssetId): void {
  const bitmap = editor.assets.bitmap(passing);
  if (bitmap) editor.assets.putPicture(lasting, bitmap);
  editor.store.setState((state) => {
    const { [passing]: _, ...uploads } = state.uploads;
    return { uploads, history: renameAsset(state.history, passing, lasting) };
  });
}

/**
 * The server converts a CMYK picture by its profile, and that is printed. Browsers ignore the profile, each in its own way:
 * from now on the server's picture is shown. Where it cannot be had, what this device made of the file stays.
 */
async function showConverted(editor: Editor, file: Blob, asset: AssetId): Promise<void> {
  if (!(await isCmyk(file))) return;
  const converted = await editor.ports.loadPicture(asset).then(decodeProxy, () => undefined);
  if (!converted) return;
  const before = editor.assets.bitmap(asset);
  const size = before && originalSize(before);
  editor.assets.putPicture(asset, size ? rememberSize(converted.bitmap, size) : converted.bitmap);
}

/** The server will never have it, so it cannot be printed: it goes, and why is said in the server's words. */
function withdraw(editor: Editor, asset: AssetId, why?: string): void {
  editor.store.setState((state) => {
    const { [asset]: _, ...uploads } = state.uploads;
    return { uploads };
  });
  setHistory(editor.store, withoutAsset(editor.store.getState().history, asset));
  if (why !== undefined) editor.ports.toast(why, 'error');
}

function setUpload(editor: Editor, asset: AssetId, to: 'sending' | 'failed'): void {
  editor.store.setState((state) => ({ uploads: { ...state.uploads, [asset]: to } }));
}
