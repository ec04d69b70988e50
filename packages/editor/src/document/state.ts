import { backgroundOf, type DesignDocument, type History, type Layer, type LayerId, layersOf } from '@cpc/design';

/** The customer's work. */
export interface DocumentState {
  readonly history: History;
}

export const documentOf = (state: DocumentState): DesignDocument => state.history.document;

export function layerOf(state: DocumentState, id: LayerId | null): Layer | undefined {
  const record = id === null ? undefined : state.history.document.records[id];
  return record && record.type !== 'background' ? record : undefined;
}

/** Whether the case is empty: no layers and no background. */
export function isBare({ history }: DocumentState): boolean {
  return layersOf(history.document).length === 0 && backgroundOf(history.document).fill.kind === 'none';
}

/** Whether a finger on the stage can select the layer: it is visible and not locked. */
export const isTouchable = (layer: Layer): boolean => !layer.hidden && !layer.locked;
