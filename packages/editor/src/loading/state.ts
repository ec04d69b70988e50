import { type LayerId, layersOf, type PictureTool, storedWith } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { DocumentState } from '../document/state.ts';
import type { Store } from '../document/store.ts';
import { write } from '../document/write.ts';

/** A picture tool at work on a layer. One runs at a time: each needs much of a phone's memory. */
export interface ToolRun {
  readonly layer: LayerId;
  readonly tool: PictureTool;
  /** 0 … 1 */
  readonly share: number;
  /** Ends it; the design stays as it is. */
  readonly cancel: () => void;
}

/** What is on its way: to the server, from it, or out of a picture tool. */
export interface LoadingState {
  readonly uploads: Readonly<Record<string, 'sending' | 'failed'>>;
  /** The uploaded share of each pending picture, 0 … 1. */
  readonly sent: Readonly<Record<string, number>>;
  /** The picture tool at work; null if none is. */
  readonly toolRun: ToolRun | null;
  /** Increases when a picture, a font or a sticker is loaded and can be painted. */
  readonly arrivals: number;
}

export const INITIAL_LOADING: LoadingState = { uploads: {}, sent: {}, toolRun: null, arrivals: 0 };

type LoadingStore = Store<LoadingState>;

/** A picture, a font or a sticker is loaded. */
export const noteArrival = (store: LoadingStore): void => write(store, ({ arrivals }) => ({ arrivals: arrivals + 1 }));

export const noteUpload = (store: LoadingStore, asset: AssetId, to: 'sending' | 'failed'): void =>
  write(store, ({ uploads }) => ({ uploads: { ...uploads, [asset]: to } }));

/** @param share 0 … 1 */
export const noteSent = (store: LoadingStore, asset: AssetId, share: number): void =>
  write(store, ({ sent }) => ({ sent: { ...sent, [asset]: share } }));

/** An upload is complete, refused or cancelled. */
export const endUpload = (store: LoadingStore, asset: AssetId): void =>
  write(store, (state) => {
    const { [asset]: _, ...uploads } = state.uploads;
    return { uploads };
  });

/** A picture tool begins or goes on; null when it has ended. */
export const noteToolRun = (store: LoadingStore, toolRun: ToolRun | null): void => write(store, { toolRun });

/**
 * The state of the uploads of the design; undefined when all are complete. A picture that is no longer in the design
 * does not count.
 */
export function uploadOf({ history, uploads }: DocumentState & LoadingState): 'sending' | 'failed' | undefined {
  if (Object.keys(uploads).length === 0) return undefined;
  const pictures = layersOf(history.document).flatMap((layer) => (layer.type === 'picture' ? storedWith(layer) : []));
  const under = pictures.flatMap((asset) => uploads[asset] ?? []);
  return under.includes('failed') ? 'failed' : under[0];
}

/** The uploaded share of all pending pictures together: 0 … 1. */
export function sentOf({ uploads, sent }: LoadingState): number {
  const under = Object.keys(uploads).filter((asset) => uploads[asset] === 'sending');
  return under.reduce((sum, asset) => sum + (sent[asset] ?? 0), 0) / Math.max(1, under.length);
}
