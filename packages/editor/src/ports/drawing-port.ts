import type { ActionInput, DrawingOffer, DrawingReading, DrawingView } from '@cpc/contract';
import type { AssetId, DrawingId } from '@cpc/domain';

/** What a drawing is begun with. */
export type DrawingWish = Omit<ActionInput<'Drawing.begin'>, 'machine_id'>;

/** One page of the customer's drawings, the newest first. */
export interface DrawingPage {
  readonly drawings: readonly DrawingView[];
  readonly hasMore: boolean;
}

/**
 * The server's drawings (AI-01, AI-04). Every call rejects with an error whose message is for the customer, in her
 * language, and whose name is the contract's, such as `drawingExpired`.
 */
export interface DrawingPort {
  readonly offer: () => Promise<DrawingOffer>;
  /** What words would become, before they are drawn. */
  readonly read: (prompt: string) => Promise<DrawingReading>;
  readonly begin: (wish: DrawingWish) => Promise<DrawingView>;
  /** @param page from 1 */
  readonly list: (page: number) => Promise<DrawingPage>;
  readonly cancel: (id: DrawingId) => Promise<DrawingView>;
  /** Deletes a drawing, also if the page ends right after the call. */
  readonly remove: (id: DrawingId) => Promise<void>;
  /** Makes a result a picture of the account, which designs may use. */
  readonly keep: (id: DrawingId, number: number) => Promise<{ readonly asset: AssetId }>;
  /** A result as the screen needs it. */
  readonly picture: (asset: AssetId) => Promise<Blob>;
  /** Calls back with each change of a drawing, by the server's push, until the returned function is called. */
  readonly follow: (id: DrawingId, changed: (drawing: DrawingView) => void) => () => void;
  /** Calls back when another tab, but not this one, has changed the drawings, or this page has come back. @returns stops it */
  readonly listen: (changed: () => void) => () => void;
  /** Small values that this tab remembers of this customer over a reload. */
  readonly memory: {
    readonly read: (key: string) => string | null;
    readonly write: (key: string, value: string) => void;
  };
  /** Returns 32 random lower-case hexadecimal digits. */
  readonly randomId: () => string;
}
