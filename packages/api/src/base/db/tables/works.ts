import type { ShareId } from '@cpc/contract';
import type { AssetId } from '@cpc/domain';

export interface WorksTables {
  readonly works: {
    readonly id: string;
    readonly account_id: string;
    readonly goods_id: string;
    readonly title: string;
    /** Of its design, see `documents`. */
    readonly document_hash: string;
    readonly revision: number;
    readonly created_at: number;
    readonly updated_at: number;
    /** Put aside then; null while it is listed. */
    readonly deleted_at: number | null;
    /** Names what its small picture shows; null for a work saved before there were any. */
    readonly art_hash: string | null;
    /** JSON of the `ShellChoice` it is made on; null for a work kept before there were any (CT-09). */
    readonly choice: string | null;
  };
  /** Small pictures by what they show. A null asset: it could not be painted, and is not tried again. */
  readonly thumbnails: {
    readonly art_hash: string;
    /** px of the longest side */
    readonly side: number;
    readonly asset: AssetId | null;
    readonly created_at: number;
  };
  /** Frozen copies under links. */
  readonly shares: {
    readonly id: ShareId;
    readonly account_id: string;
    readonly work_id: string;
    readonly goods_id: string;
    readonly title: string;
    readonly document_hash: string;
    readonly art_hash: string;
    /** Its work's when it was shared last, without the owner's name for a custom size. */
    readonly choice: string | null;
    readonly created_at: number;
    readonly revoked_at: number | null;
  };
  readonly share_reports: {
    readonly share_id: ShareId;
    /** SHA-256 of who it was: an account, else an address. */
    readonly reporter: string;
    readonly reason: string;
    readonly created_at: number;
  };
  readonly collection: {
    readonly account_id: string;
    readonly kind: 'work' | 'share' | 'goods' | 'template' | 'sticker' | 'wallpaper';
    readonly item: string;
    readonly added_at: number;
  };
}
