import type { UploadedPicture } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import { client } from '../../core/client.ts';
import { currentAccount, keepPicture } from '../../core/device-pictures.ts';

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
  const key = `${currentAccount() ?? 'nobody'} ${asset}`;
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
