import {
  type Brush,
  type Colour,
  type DesignDocument,
  type History,
  type Layer,
  type LayerId,
  layersOf,
  backgroundOf,
} from '@cpc/design';
import { NO_GUIDES, type Guides } from '../geometry/snap.ts';
import type { Size, View } from '../geometry/view.ts';

/** The options in sight. */
export type Panel = 'text' | 'doodle' | 'stickers' | 'background' | 'layers' | 'opacity' | 'shortcuts';

export interface BrushSettings {
  readonly brush: Brush;
  /** Null until the customer chooses one: then whatever shows best serves. */
  readonly colour: Colour | null;
  /** mm */
  readonly width: number;
}

/** Everything the editor shows. Only `history` is the customer's work; the rest is how they look at it (ED-06). */
export interface EditorState {
  readonly history: History;
  readonly selection: LayerId | null;
  readonly mode: 'select' | 'doodle';
  readonly panel: Panel | null;
  readonly brush: BrushSettings;
  /** The doodle layer that collects the strokes of this sitting. */
  readonly sketch: LayerId | null;
  /** CSS pixels of the stage. */
  readonly stage: Size;
  readonly view: View;
  /** A finger is moving the view: it is shown by transform and painted when it rests. */
  readonly viewMoving: boolean;
  /** The layer a finger is holding. */
  readonly held: LayerId | null;
  readonly guides: Guides;
  readonly uploads: Readonly<Record<string, 'sending' | 'failed'>>;
  /** Counts up when a picture, a font or a sticker has arrived and can be painted. */
  readonly arrivals: number;
  readonly preview: boolean;
}

export function initialState(history: History): EditorState {
  return {
    history,
    selection: null,
    mode: 'select',
    panel: null,
    brush: { brush: 'pen', colour: null, width: 1.6 },
    sketch: null,
    stage: { width: 0, height: 0 },
    view: { scale: 1, x: 0, y: 0 },
    viewMoving: false,
    held: null,
    guides: NO_GUIDES,
    uploads: {},
    arrivals: 0,
    preview: false,
  };
}

export const documentOf = (state: EditorState): DesignDocument => state.history.document;

export function layerOf(state: EditorState, id: LayerId | null): Layer | undefined {
  const record = id === null ? undefined : state.history.document.records[id];
  return record && record.type !== 'background' ? record : undefined;
}

export const selectedLayer = (state: EditorState): Layer | undefined => layerOf(state, state.selection);

/** The layer that has a canvas of its own, because it is about to change. */
export const activeLayer = (state: EditorState): LayerId | null =>
  state.mode === 'doodle' ? state.sketch : (state.held ?? state.selection);

/** A layer a finger on the stage can take: shown and not locked. */
export const isTouchable = (layer: Layer): boolean => !layer.hidden && !layer.locked;

/** Another selection. Options of a layer close when there is none. */
export function withSelection(state: EditorState, selection: LayerId | null): Pick<EditorState, 'selection' | 'panel'> {
  return { selection, panel: state.panel === 'opacity' && selection === null ? null : state.panel };
}

/**
 * How the pictures of the design fare on their way to the server; undefined once all have arrived. One that was taken
 * off again keeps nobody waiting.
 */
export function uploadOf({ history, uploads }: EditorState): 'sending' | 'failed' | undefined {
  const shown = layersOf(history.document).flatMap((layer) =>
    layer.type === 'picture' ? (uploads[layer.asset] ?? []) : [],
  );
  return shown.includes('failed') ? 'failed' : shown[0];
}

/** Nothing is on the case yet. */
export function isBare({ history }: EditorState): boolean {
  return layersOf(history.document).length === 0 && backgroundOf(history.document).fill.kind === 'none';
}
