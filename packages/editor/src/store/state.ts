import {
  type Brush,
  type Colour,
  type DesignDocument,
  type History,
  type Layer,
  type LayerId,
  layersOf,
  type Placement,
  type PictureLayer,
  type Rect,
  backgroundOf,
} from '@cpc/design';
import { NO_GUIDES, type Guides } from '../geometry/guides.ts';
import type { Size, View } from '../geometry/view.ts';

/** The options in sight. */
export type Panel =
  | 'templates'
  | 'text'
  | 'doodle'
  | 'stickers'
  | 'background'
  | 'layers'
  | 'picture'
  | 'opacity'
  | 'arrange'
  | 'preflight'
  | 'shortcuts';

export interface BrushSettings {
  readonly brush: Brush;
  /** Null until the customer chooses one: then whatever shows best serves. */
  readonly colour: Colour | null;
  /** mm */
  readonly width: number;
  /** 0 … 1 */
  readonly opacity: number;
}

/** A picture being cropped. It already shows what it will be; the step ends when the crop does. */
export interface Cropping {
  readonly layer: LayerId;
  /** Width by height the frame keeps; null lets it have any. */
  readonly ratio: number | null;
}

/** Everything the editor shows. Only `history` is the customer's work; the rest is how they look at it (ED-06). */
export interface EditorState {
  readonly history: History;
  /** The layers taken in hand, in no order that matters; none, one or several. */
  readonly selection: readonly LayerId[];
  /** A tap adds a layer to the selection or takes it away, for thumbs that have no Shift. */
  readonly gathering: boolean;
  readonly mode: 'select' | 'doodle';
  readonly panel: Panel | null;
  readonly brush: BrushSettings;
  /** The doodle layer that collects the strokes of this sitting. */
  readonly sketch: LayerId | null;
  /** A stylus has drawn: fingers move the view instead of drawing. */
  readonly hasPen: boolean;
  /** CSS pixels of the stage. */
  readonly stage: Size;
  readonly view: View;
  /** A finger is moving the view: it is shown by transform and painted when it rests. */
  readonly viewMoving: boolean;
  /** Fingers are on the stage: nothing beneath them may change its place but by them. */
  readonly touched: boolean;
  /** Where the layers in the hand lie now; null when none are held. The design follows when they are let go. */
  readonly held: ReadonlyMap<LayerId, Placement> | null;
  readonly guides: Guides;
  /** Whether what moves catches on edges and middles. */
  readonly snaps: boolean;
  /** The rectangle drawn to select what lies in it, mm of the surface. */
  readonly marquee: Rect | null;
  readonly crop: Cropping | null;
  readonly uploads: Readonly<Record<string, 'sending' | 'failed'>>;
  /** How much of each picture on its way has reached the server, 0 … 1. */
  readonly sent: Readonly<Record<string, number>>;
  /** Counts up when a picture, a font or a sticker has arrived and can be painted. */
  readonly arrivals: number;
  readonly preview: boolean;
  /** The preview is the product as a solid that turns, not its flat face. */
  readonly solid: boolean;
}

export function initialState(history: History): EditorState {
  return {
    history,
    selection: [],
    gathering: false,
    mode: 'select',
    panel: null,
    brush: { brush: 'pen', colour: null, width: 1.6, opacity: 1 },
    sketch: null,
    hasPen: false,
    stage: { width: 0, height: 0 },
    view: { scale: 1, x: 0, y: 0 },
    viewMoving: false,
    touched: false,
    held: null,
    guides: NO_GUIDES,
    snaps: true,
    marquee: null,
    crop: null,
    uploads: {},
    sent: {},
    arrivals: 0,
    preview: false,
    solid: false,
  };
}

export const documentOf = (state: EditorState): DesignDocument => state.history.document;

export function layerOf(state: EditorState, id: LayerId | null): Layer | undefined {
  const record = id === null ? undefined : state.history.document.records[id];
  return record && record.type !== 'background' ? record : undefined;
}

/** The layer that is selected alone; undefined with none and with several. */
export const selectedLayer = (state: EditorState): Layer | undefined =>
  state.selection.length === 1 ? layerOf(state, state.selection[0] ?? null) : undefined;

const NO_LAYERS: readonly Layer[] = [];
const selected = new WeakMap<readonly LayerId[], { document: DesignDocument; layers: readonly Layer[] }>();

/** The selected layers from the lowest to the topmost: the very same list while neither they nor the selection change. */
export function selectedLayers({ selection, history: { document } }: EditorState): readonly Layer[] {
  if (selection.length === 0) return NO_LAYERS;
  const known = selected.get(selection);
  if (known?.document === document) return known.layers;
  const layers = stacked(selection.flatMap((id) => (document.records[id] as Layer | undefined) ?? []));
  const same = known?.layers.length === layers.length && layers.every((layer, i) => layer === known.layers[i]);
  const kept = same && known ? known.layers : layers;
  selected.set(selection, { document, layers: kept });
  return kept;
}

const stacked = (layers: readonly Layer[]): readonly Layer[] =>
  layers.toSorted((a, b) => (a.stack < b.stack ? -1 : a.stack > b.stack ? 1 : a.id < b.id ? -1 : 1));

/** The picture being cropped. */
export function croppedLayer(state: EditorState): PictureLayer | undefined {
  const layer = layerOf(state, state.crop?.layer ?? null);
  return layer?.type === 'picture' ? layer : undefined;
}

/** A layer as it lies now, in the hand or at rest. */
export function shownLayer<L extends Layer>({ held }: Pick<EditorState, 'held'>, layer: L): L {
  const placement = held?.get(layer.id);
  return placement ? { ...layer, placement } : layer;
}

export const isSelected = (state: EditorState, id: LayerId): boolean => state.selection.includes(id);

/** The layers that have a canvas of their own, because they are about to change. */
export function activeLayers({ mode, sketch, selection }: EditorState): readonly LayerId[] {
  if (mode === 'select') return selection;
  return sketch === null ? [] : [sketch];
}

/** A layer a finger on the stage can take: shown and not locked. */
export const isTouchable = (layer: Layer): boolean => !layer.hidden && !layer.locked;

/** Another selection. Options of a layer close when there is none. */
export function withSelection(
  state: EditorState,
  selection: readonly LayerId[],
): Pick<EditorState, 'selection' | 'panel'> {
  return { selection, panel: selection.length === 0 && isOfLayers(state.panel) ? null : state.panel };
}

const isOfLayers = (panel: Panel | null): boolean => panel === 'opacity' || panel === 'arrange';

/**
 * How the pictures of the design fare on their way to the server; undefined once all have arrived. One that was taken
 * off again keeps nobody waiting.
 */
export function uploadOf({ history, uploads }: EditorState): 'sending' | 'failed' | undefined {
  if (Object.keys(uploads).length === 0) return undefined;
  const shown = layersOf(history.document).flatMap((layer) =>
    layer.type === 'picture' ? (uploads[layer.asset] ?? []) : [],
  );
  return shown.includes('failed') ? 'failed' : shown[0];
}

/** How much of the pictures on their way has reached the server, taken together: 0 … 1. */
export function sentOf({ uploads, sent }: EditorState): number {
  const under = Object.keys(uploads).filter((asset) => uploads[asset] === 'sending');
  return under.reduce((sum, asset) => sum + (sent[asset] ?? 0), 0) / Math.max(1, under.length);
}

/** Nothing is on the case yet. */
export function isBare({ history }: EditorState): boolean {
  return layersOf(history.document).length === 0 && backgroundOf(history.document).fill.kind === 'none';
}
