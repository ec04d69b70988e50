import type { AssetId } from '@cpc/domain';

/** Files by the SHA-256 of their bytes: the same bytes are stored once, and a stored file never changes. */
export interface Blobs {
  /** Resolves when the bytes are on the disk. */
  readonly put: (bytes: Uint8Array) => Promise<AssetId>;
  /** Whether it is stored, without reading it. */
  readonly has: (asset: AssetId) => Promise<boolean>;
  readonly get: (asset: AssetId) => Promise<Buffer | undefined>;
}
