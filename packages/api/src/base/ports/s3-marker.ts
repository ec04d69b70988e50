import type { S3Store } from './s3-store.ts';
import { FilesUnavailable, MARKER, MARKER_WORDS, type StoreMarker } from './store-marker.ts';

/**
 * The marker of a bucket: an object with the name that the marker of a folder has. It tells a wrong or empty bucket
 * from the one in which the shop stored its files.
 * @param hasStored returns true if the shop knows of any stored file
 */
export function s3Marker(store: S3Store, hasStored: () => Promise<boolean>): StoreMarker {
  async function isOurs(): Promise<boolean> {
    if ((await store.send({ method: 'HEAD', key: MARKER })).status < 300) return true;
    if (!(await holdsFiles(store)) && (await hasStored())) return false;
    await store.send({ method: 'PUT', key: MARKER, body: Buffer.from(MARKER_WORDS) });
    return true;
  }
  return {
    isThere: isOurs,
    async refuseUnlessThere() {
      if (!(await isOurs())) throw new FilesUnavailable(`${store.place} has no stored files: is it the right bucket?`);
    },
  };
}

/** Names begin with the first two digits of a hash; digits sort before letters, and the marker before both. */
async function holdsFiles(store: S3Store): Promise<boolean> {
  const list = await store.send({ method: 'GET', key: '', query: '?list-type=2&max-keys=20' });
  if (list.status === 404) throw new FilesUnavailable(`there is no bucket ${store.place}`);
  return /<Key>[0-9a-f]{2}\/[0-9a-f]{64}/.test(list.body.toString());
}
