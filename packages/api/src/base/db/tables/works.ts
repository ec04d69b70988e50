import type { ShareId } from '@cpc/contract';
import type { AssetId, PersonId } from '@cpc/domain';
import type { Generated } from 'kysely';

export interface WorksTables {
  readonly works: {
    readonly id: string;
    readonly account_id: string;
    readonly goods_id: string;
    readonly title: string;
    /** The hash of its design, see `documents`. */
    readonly document_hash: string;
    readonly revision: number;
    readonly created_at: number;
    readonly updated_at: number;
    /** When it was put aside; null while it is listed. */
    readonly deleted_at: number | null;
    /** Identifies the content of its small picture. */
    readonly art_hash: string;
    /** JSON of the `ShellChoice` it is made on; null for a work saved without a choice (CT-09). */
    readonly choice: string | null;
    /** The pair it is a half of; the other half has the same (ED-13). Null for a design on its own. */
    readonly pair: string | null;
  };
  /** Small pictures by their content. A null asset: painting failed and is not tried again. */
  readonly thumbnails: {
    readonly art_hash: string;
    /** px of the longest side */
    readonly side: number;
    readonly asset: AssetId | null;
    readonly created_at: number;
  };
  /** Frozen copies behind links. */
  readonly shares: {
    readonly id: ShareId;
    readonly account_id: string;
    readonly work_id: string;
    readonly goods_id: string;
    readonly title: string;
    readonly document_hash: string;
    readonly art_hash: string;
    /** The choice of its work when it was last shared, without the owner's name for a custom size. */
    readonly choice: string | null;
    readonly created_at: number;
    readonly revoked_at: number | null;
  };
  readonly share_reports: {
    readonly share_id: ShareId;
    /** SHA-256 of the reporter: an account, or else an address. */
    readonly reporter: string;
    readonly reason: string;
    readonly created_at: number;
    /** When an operator decided about it; null while it waits. */
    readonly settled_at: Generated<number | null>;
  };
  /** Links that operators withdrew. A design with that content cannot be shared again (ED-12). */
  readonly withdrawn_shares: {
    readonly share_id: ShareId;
    readonly account_id: string;
    readonly document_hash: string;
    readonly person_id: PersonId;
    readonly at: number;
  };
  readonly collection: {
    readonly account_id: string;
    readonly kind: 'work' | 'share' | 'goods' | 'template' | 'sticker' | 'wallpaper';
    readonly item: string;
    readonly added_at: number;
  };
}
