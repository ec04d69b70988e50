import type { UploadedPicture } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import { client } from './client.ts';
import { keepPicture } from './picture-store.ts';
import { sessionStore } from './stores.ts';

interface Transfer {
  readonly stop: AbortController;
  readonly watchers: Set<(share: number) => void>;
  readonly answer: Promise<UploadedPicture>;
}

interface TransferOptions {
  /** 0 … 1 */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Ends the upload for all that wait for it. */
  readonly signal?: AbortSignal | undefined;
}

/** By account and picture: what was sent for one account is not another's. */
const transfers = new Map<string, Transfer>();

/**
 * Uploads a picture. The upload goes on over a change of the page: the next page that asks for the same picture joins it.
 * @param asset the name that the picture's layers carry until it has arrived
 * @throws ClientError when the network stays away or the server refuses; the next call then begins anew
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
