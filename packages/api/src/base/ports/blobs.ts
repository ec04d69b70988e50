import type { AssetId } from '@cpc/domain';

/** Files by the SHA-256 of their bytes: the same bytes are stored once, and a stored file never changes. */
export interface Blobs {
  /** Resolves when the bytes are on the disk. */
  readonly put: (bytes: Uint8Array) => Promise<AssetId>;
  /** Whether it is stored, without reading it. */
  readonly has: (asset: AssetId) => Promise<boolean>;
  readonly get: (asset: AssetId) => Promise<Buffer | undefined>;
  /**
   * Throws a file away that nobody needs. It is taken aside before `wanted` is asked: whoever puts the same bytes meanwhile
   * finds none and writes its own, so it is enough that they say they want them before they put them.
   * @param wanted whether somebody needs it after all; then it is brought back
   * @param before UTC milliseconds: a file that was put since then is needed by whoever put it, and is brought back
   * @returns whether it is gone
   */
  readonly remove: (asset: AssetId, wanted: () => Promise<boolean>, before?: number) => Promise<boolean>;
}
