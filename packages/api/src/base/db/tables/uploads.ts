import type { ErrorName } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';
import type { Generated } from 'kysely';

export interface UploadsTables {
  /** Who may use a stored picture. The same bytes from two customers are one blob and two rows. */
  readonly pictures: {
    readonly account_id: string;
    /** SHA-256 of the stored, re-encoded file. */
    readonly asset: string;
    /** The same, at most 2048 px long. */
    readonly proxy_asset: string;
    readonly media_type: string;
    /** px, orientation applied */
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
    /** 0 where the proxy is the picture itself. */
    readonly proxy_bytes: Generated<number>;
    readonly created_at: number;
    /** Since when no design of its owner shows it; null while one does. */
    readonly unused_since: Generated<number | null>;
  };
  /** Uploads that come in parts. How much has come is the size of their file. */
  readonly uploads: {
    readonly id: string;
    readonly account_id: string;
    /** Bytes of the whole file. */
    readonly length: number;
    /** Of the whole file, lower-case hex, where the sender said. */
    readonly sha256: string | null;
    readonly expires_at: number;
    /** The picture it became, once it is finished. */
    readonly asset: AssetId | null;
    readonly width: number | null;
    readonly height: number | null;
    /** Why it became none. */
    readonly refused: ErrorName | null;
  };
}
