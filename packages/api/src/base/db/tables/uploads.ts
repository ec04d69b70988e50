import type { ErrorName } from '@cpc/contract';
import type { AssetId, ModelSource } from '@cpc/domain';
import type { Generated } from 'kysely';

export interface UploadsTables {
  /** The accounts that may use a stored picture. The same bytes from two customers are one blob and two rows. */
  readonly pictures: {
    readonly account_id: string;
    /** SHA-256 of the stored, re-encoded file. */
    readonly asset: string;
    /** The same picture, at most 2048 px long. */
    readonly proxy_asset: string;
    readonly media_type: string;
    /** px, orientation applied */
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
    /** 0 if the proxy is the picture itself. */
    readonly proxy_bytes: Generated<number>;
    readonly created_at: number;
    /** Since when no design of its owner uses it; null while one does. */
    readonly unused_since: Generated<number | null>;
    /** The result of a drawing that it is, or was cut from by the server; null for other pictures. */
    readonly drawn_from: Generated<AssetId | null>;
    /** The mark of its file: a trained model made it, or a part of it. */
    readonly model_source: Generated<ModelSource | null>;
  };
  /** Uploads in parts. The size of the file is the number of bytes that have arrived. */
  readonly uploads: {
    readonly id: string;
    readonly account_id: string;
    /** Bytes of the whole file. */
    readonly length: number;
    /** SHA-256 of the whole file, lower-case hex; null if the sender did not give it. */
    readonly sha256: string | null;
    readonly expires_at: number;
    /** The picture that was made from it, when it is finished. */
    readonly asset: AssetId | null;
    readonly width: number | null;
    readonly height: number | null;
    /** Why no picture was made from it. */
    readonly refused: ErrorName | null;
  };
}
