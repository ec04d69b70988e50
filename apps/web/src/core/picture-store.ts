import type { UploadedPicture } from '@cpc/contract';
import { type AssetId, brand } from '@cpc/domain';
import type { PendingPicture } from '@cpc/editor';
import { askToPersist } from './ask-to-persist.ts';
import { client } from './client.ts';
import { inStore } from './device-database.ts';
import { sessionStore } from './stores.ts';

/** A picture's file as the device stores it: private windows of WebKit refuse a `Blob`. */
interface StoredFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/**
 * Stores the file of a picture, also after the upload. On the server a picture belongs to one account: after a login
 * with another account, the pictures that are still on this device are sent again, and no design is lost (ED-07,
 * SN-05).
 * @throws if the device refuses
 */
export async function keepPicture(asset: AssetId, file: Blob): Promise<void> {
  const stored: StoredFile = { type: file.type, bytes: await file.arrayBuffer() };
  await inStore('pictures', 'readwrite', (store) => store.put(stored, asset));
  askToPersist();
}

/** Those of these pictures whose files are on the device. */
export async function storedPictures(assets: readonly AssetId[]): Promise<readonly PendingPicture[]> {
  const found = await Promise.all(
    assets.map(async (asset) => {
      const stored = await inStore<StoredFile | undefined>('pictures', 'readonly', (store) => store.get(asset));
      return stored && { asset, file: new Blob([stored.bytes], { type: stored.type }) };
    }),
  );
  return found.filter((picture) => picture !== undefined);
}

/** Deletes the files of all pictures that are not wanted. */
export async function forgetPictures(isWanted: (asset: AssetId) => boolean): Promise<void> {
  for (const asset of await storedAssets()) {
    if (!isWanted(asset)) await inStore('pictures', 'readwrite', (store) => store.delete(asset));
  }
}

/** The names of all pictures whose files are on the device. */
export async function storedAssets(): Promise<AssetId[]> {
  const keys = await inStore('pictures', 'readonly', (store) => store.getAllKeys());
  return keys.filter((key) => typeof key === 'string').map((key) => brand<AssetId>(key));
}

interface Transfer {
  readonly stop: AbortController;
  readonly watchers: Set<(share: number) => void>;
  readonly answer: Promise<UploadedPicture>;
}

interface TransferOptions {
  /** 0 … 1 */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Cancels the upload for all callers that wait for it. */
  readonly signal?: AbortSignal | undefined;
}

/** Keyed by account and picture: an upload for one account does not count for another. */
const transfers = new Map<string, Transfer>();

/**
 * Uploads a picture. The upload continues over a change of the page: the next page that asks for the same picture joins
 * it.
 * @param asset the name that the picture's layers use until the upload is done
 * @throws ClientError if the network stays away or the server refuses; the next call then starts again
 */
export function sendPicture(asset: AssetId, file: Blob, options: TransferOptions = {}): Promise<UploadedPicture> {
  const { onProgress, signal } = options;
  const key = `${sessionStore.getState().userInfo?.uid ?? 'nobody'} ${asset}`;
  const transfer = transfers.get(key) ?? begin(key, file);
  if (onProgress) transfer.watchers.add(onProgress);
  signal?.addEventListener('abort', () => transfer.stop.abort(signal.reason), { once: true });
  return transfer.answer;
}

function begin(key: string, file: Blob): Transfer {
  const stop = new AbortController();
  const watchers: Transfer['watchers'] = new Set();
  const onProgress = (share: number) => watchers.forEach((watch) => watch(share));
  const answer = client.upload(file, { signal: stop.signal, onProgress }).then((stored) => {
    keepPicture(stored.asset, file).catch(() => undefined);
    return stored;
  });
  const transfer = { stop, watchers, answer };
  transfers.set(key, transfer);
  answer.catch(() => transfers.delete(key));
  return transfer;
}
