import type { AssetId } from '@cpc/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { assetOf } from './blob-folder.ts';
import type { Blobs } from './blobs.ts';
import type { S3Store } from './s3-store.ts';
import { FilesUnavailable, type StoreMarker } from './store-marker.ts';

/** A removal deletes within this time after its copy aside, or not at all. */
const MAX_REMOVAL_MS = 1_000;
/** A file that was put while it is removed is written again after this time. */
const AGAIN_MS = 2 * MAX_REMOVAL_MS;

/**
 * Blobs in a bucket, with the names of the folder, `ab/abcdef…`: files move from a folder into a bucket by a plain
 * copy. The store shows an object once it has all bytes and their sum is right. Every call throws FilesUnavailable if
 * the bucket is away (decision 212).
 */
export function s3Blobs(store: S3Store, { refuseUnlessThere }: Pick<StoreMarker, 'refuseUnlessThere'>): Blobs {
  const { putAt, get, copy, remove } = s3Objects(store);
  const keyOf = (asset: AssetId) => `${asset.slice(0, 2)}/${asset}`;
  const asideOf = (asset: AssetId) => `${keyOf(asset)}.aside`;
  const has = async (key: string) => (await putAt(key)) !== undefined;

  /** Equal bytes are written again: the time of an object then says when it was last put. */
  async function write(asset: AssetId, body: Uint8Array): Promise<void> {
    const put = () =>
      store.send({ method: 'PUT', key: keyOf(asset), body, headers: { 'x-amz-content-sha256': asset } });
    if ((await put()).status === 404) throw new FilesUnavailable(`there is no bucket ${store.place}`);
    // A removal that looked before this put may delete after it. Its copy aside, or the missing file, shows it.
    const isBeingRemoved = await has(asideOf(asset));
    if (isBeingRemoved) await pause(AGAIN_MS);
    if (isBeingRemoved || !(await has(keyOf(asset)))) await put();
  }

  /** @returns true if the file is not at its place any more */
  async function moveAside(asset: AssetId, before: number): Promise<boolean> {
    const since = performance.now();
    await copy(keyOf(asset), asideOf(asset));
    // Looked at after the copy: a put that this look misses sees the copy.
    const isNew = ((await putAt(keyOf(asset))) ?? -Infinity) >= before;
    if (isNew || performance.now() - since > MAX_REMOVAL_MS) {
      await remove(asideOf(asset));
      return false;
    }
    await remove(keyOf(asset));
    return true;
  }

  return {
    async put(bytes) {
      await refuseUnlessThere();
      const asset = assetOf(bytes);
      await write(asset, bytes);
      return asset;
    },
    async has(asset) {
      if ((await has(keyOf(asset))) || (await has(asideOf(asset)))) return true;
      await refuseUnlessThere();
      // Between the two looks, a removal may have moved the file back.
      return has(keyOf(asset));
    },
    async get(asset) {
      const found = (await get(keyOf(asset))) ?? (await get(asideOf(asset)));
      if (found) return found;
      await refuseUnlessThere();
      return get(keyOf(asset));
    },
    async remove(asset, wanted, before = Infinity) {
      await refuseUnlessThere();
      if (!(await moveAside(asset, before))) return false;
      const isWanted = await wanted();
      if (isWanted) await copy(asideOf(asset), keyOf(asset));
      await remove(asideOf(asset));
      return !isWanted;
    },
  };
}

/** What is done with the objects of a bucket. */
function s3Objects(store: S3Store) {
  /** @returns the last UTC millisecond at which it can have been put, for a time has whole seconds; undefined: none */
  const putAt = async (key: string): Promise<number | undefined> => {
    const { status, headers } = await store.send({ method: 'HEAD', key });
    return status === 404 ? undefined : Date.parse(String(headers['last-modified'])) + 999;
  };
  const get = async (key: string): Promise<Buffer | undefined> => {
    const { status, body } = await store.send({ method: 'GET', key });
    return status === 404 ? undefined : body;
  };
  /** Nothing happens if there is no such object. */
  const copy = async (from: string, to: string): Promise<void> => {
    await store.send({ method: 'PUT', key: to, headers: { 'x-amz-copy-source': `/${store.bucket}/${from}` } });
  };
  const remove = async (key: string): Promise<void> => {
    await store.send({ method: 'DELETE', key });
  };
  return { putAt, get, copy, remove };
}
