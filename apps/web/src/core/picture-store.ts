import { type AssetId, brand } from '@cpc/domain';
import type { PendingPicture } from '@cpc/editor';
import { inStore } from './device-database.ts';

/** A picture's file as the device keeps it: private windows of WebKit refuse a `Blob`. */
interface KeptFile {
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/**
 * Keeps the file of a picture: until it has reached the server, and after that, too. A picture there is its account's
 * alone: when a login has ended and another begins, what is still on this device is sent again, and no design is lost
 * (ED-07, SN-05).
 * @throws when the device refuses
 */
export async function keepPicture(asset: AssetId, file: Blob): Promise<void> {
  const kept: KeptFile = { type: file.type, bytes: await file.arrayBuffer() };
  await inStore('pictures', 'readwrite', (store) => store.put(kept, asset));
  askToPersist();
}

/** Those of these pictures whose files the device has. */
export async function keptPictures(assets: readonly AssetId[]): Promise<readonly PendingPicture[]> {
  const found = await Promise.all(
    assets.map(async (asset) => {
      const kept = await inStore('pictures', 'readonly', (store) => store.get(asset) as IDBRequest<Stored>);
      return kept && { asset, file: kept instanceof Blob ? kept : new Blob([kept.bytes], { type: kept.type }) };
    }),
  );
  return found.filter((picture) => picture !== undefined);
}

/** Earlier versions of this app kept the file itself. */
type Stored = KeptFile | Blob | undefined;

/** Lets go of the files of all pictures but these. */
export async function forgetPictures(isWanted: (asset: AssetId) => boolean): Promise<void> {
  for (const asset of await keptAssets()) {
    if (!isWanted(asset)) await inStore('pictures', 'readwrite', (store) => store.delete(asset));
  }
}

/** The names of all pictures whose files the device has. */
export async function keptAssets(): Promise<AssetId[]> {
  const keys = await inStore('pictures', 'readonly', (store) => store.getAllKeys());
  return keys.filter((key) => typeof key === 'string').map((key) => brand<AssetId>(key));
}

let hasAsked = false;

/** Without it, Safari empties a site's storage after seven days without a visit. Refused, all goes on as before. */
function askToPersist(): void {
  if (hasAsked) return;
  hasAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
