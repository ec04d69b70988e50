import type { AssetId } from '@cpc/domain';

/** Files by the SHA-256 of their bytes: equal files are stored once, and a stored file never changes. */
export interface Blobs {
  /** Resolves when the bytes are on the disk. */
  readonly put: (bytes: Uint8Array) => Promise<AssetId>;
  /** Returns true if the file is stored, without reading it. */
  readonly has: (asset: AssetId) => Promise<boolean>;
  readonly get: (asset: AssetId) => Promise<Buffer | undefined>;
  /**
   * Deletes a file that is not needed. The file is moved aside before `wanted` is asked. A caller that puts the same
   * bytes in the meantime finds no file and writes a new one. So it is enough that callers record their need before
   * they put.
   * @param wanted returns true if the file is needed after all; then it is moved back
   * @param before UTC milliseconds: a file that was put at or after this time is needed, and is moved back
   * @returns true if the file is deleted
   */
  readonly remove: (asset: AssetId, wanted: () => Promise<boolean>, before?: number) => Promise<boolean>;
}
