import type {
  AccountId,
  AssetId,
  DrawingFailure,
  DrawingId,
  DrawingState,
  DrawingStyle,
  ModelSource,
  RefusalKind,
  StationId,
} from '@cpc/domain';
import type { Generated } from 'kysely';

export interface DrawingsTables {
  /** What customers ask to be drawn (AI-04). A deleted row stays for a day without its words: it counts for the quota. */
  readonly drawings: {
    readonly id: DrawingId;
    readonly account_id: AccountId;
    /** The customer's own key: a second call with it begins nothing. Null in a deleted row, and in that of a former guest. */
    readonly client_key: string | null;
    readonly machine_id: StationId | null;
    readonly state: DrawingState;
    readonly prompt: string;
    readonly style: DrawingStyle;
    /** The picture that is restyled. */
    readonly picture: AssetId | null;
    readonly variation_of: DrawingId | null;
    readonly variation_number: number | null;
    readonly seed: number;
    /** JSON of `DrawingArea`. */
    readonly area: string;
    /** Thousandths. */
    readonly progress: number;
    readonly failure: DrawingFailure | null;
    readonly refused_for: RefusalKind | null;
    /** JSON lists of words. */
    readonly unknown: string;
    readonly near: string;
    /** 1 if it counts for the quotas; one that failed, or that was refused before it was drawn, does not. */
    readonly counted: number;
    /** How often a server began it. It is the fence: only the last one may write. */
    readonly begun: number;
    /** The provider's name of the work, so that another server can go on with it. */
    readonly task: string | null;
    readonly created_at: number;
    readonly began_at: number | null;
    /** When the results that are not kept are deleted. */
    readonly expires_at: number | null;
    readonly deleted_at: number | null;
  };
  readonly drawing_results: {
    readonly drawing_id: DrawingId;
    /** 0, 1, 2, … */
    readonly number: number;
    readonly seed: number;
    readonly asset: AssetId;
    /** The same picture, at most 2048 px long. */
    readonly proxy_asset: AssetId;
    readonly media_type: string;
    readonly width: number;
    readonly height: number;
    /** The picture of the account that it was kept as. */
    readonly kept: AssetId | null;
    readonly model_source: Generated<ModelSource | null>;
  };
}
