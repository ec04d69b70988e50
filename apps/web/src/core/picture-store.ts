import type { History } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import type { PendingPicture } from '@cpc/editor';
import { inStore } from './device-database.ts';

/**
 * The files of pictures that have reached the server. A picture there is its account's alone: when a login has ended
 * and another begins, what is still on this device is sent again, and no design is lost (ED-07, SN-05).
 */
export async function keepPicture(asset: AssetId, file: Blob): Promise<void> {
  await inStore('pictures', 'readwrite', (store) => store.put(file, asset));
}

/** Those of the kept files that a design or any of its steps shows. */
export async function keptPictures(history: History): Promise<readonly PendingPicture[]> {
  const kept = (await assets()).filter(usedIn([history]));
  return Promise.all(
    kept.map(async (asset) => ({
      asset,
      file: await inStore('pictures', 'readonly', (store) => store.get(asset) as IDBRequest<Blob>),
    })),
  );
}

/** Files that none of these designs shows any more. */
export async function forgetUnused(histories: readonly History[]): Promise<void> {
  const used = usedIn(histories);
  for (const asset of await assets()) {
    if (!used(asset)) await inStore('pictures', 'readwrite', (store) => store.delete(asset));
  }
}

async function assets(): Promise<AssetId[]> {
  const keys = await inStore('pictures', 'readonly', (store) => store.getAllKeys());
  return keys.filter((key) => typeof key === 'string').map((key) => brand<AssetId>(key));
}

/** A picture is named by its hash: where the text of a history has it, a document or a step does. */
function usedIn(histories: readonly History[]): (asset: AssetId) => boolean {
  const text = JSON.stringify(histories);
  return (asset) => text.includes(asset);
}
