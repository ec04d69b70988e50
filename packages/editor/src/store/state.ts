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
  type PictureTool,
  type Rect,
  backgroundOf,
  storedWith,
} from '@cpc/design';
import { NO_GUIDES, type Guides } from '../geometry/guides.ts';
import type { Size, View } from '../geometry/view.ts';

/** The open panel. */
export type Panel =
  | 'templates'
  | 'drawing'
  | 'text'
  | 'writing'
  | 'doodle'
  | 'stickers'
  | 'background'
  | 'layers'
  | 'picture'
  | 'cutout'
  | 'collage'
  | 'photos'
  | 'opacity'
  | 'arrange'
  | 'more'
  | 'recolour'
  | 'preflight'
  | 'shortcuts';

export interface BrushSettings {
  readonly brush: Brush;
  /** Null until the customer chooses a colour: until then the colour with the best contrast is used. */
  readonly colour: Colour | null;
  /** mm */
  readonly width: number;
  /** 0 … 1 */
  readonly opacity: number;
}

/** A picture being cropped. The layer already shows the result; the step ends when the crop ends. */
export interface Cropping {
  readonly layer: LayerId;
  /** Width by height that the frame keeps; null allows any ratio. */
  readonly ratio: number | null;
}

/** A picture tool at work on a layer. One runs at a time: each needs much of a phone's memory. */
export interface ToolRun {
  readonly layer: LayerId;
  readonly tool: PictureTool;
  /** 0 … 1 */
  readonly share: number;
  /** Ends it; the design stays as it is. */
  readonly cancel: () => void;
}

/** The bar of the selection has at most this many actions. */
export const MAX_BAR = 7;

/** The whole state of the editor. Only `history` is the customer's work; the rest is how they view it (ED-06). */
export interface EditorState {
  readonly history: History;
  /** The selected layers, in no particular order; none, one or several. */
  readonly selection: readonly LayerId[];
  /** How many actions have room in the bar of the selection, with their names in this language. */
  readonly barRoom: number;
  /** A tap adds a layer to the selection or removes it: for touch screens without Shift. */
  readonly multiSelect: boolean;
  readonly mode: 'select' | 'doodle';
  readonly panel: Panel | null;
  /** The tab that the panel shows; null or an unknown one for its first. */
  readonly tab: string | null;
  /** The files of the device that the panel of several photos is about. */
  readonly picked: readonly File[];
  readonly brush: BrushSettings;
  /** The doodle layer that collects the strokes of this sitting. */
  readonly sketch: LayerId | null;
  /** A stylus has drawn: from then on fingers move the view and do not draw. */
  readonly hasPen: boolean;
  /** Size of the stage, CSS pixels. */
  readonly stage: Size;
  readonly view: View;
  /** How much of the stage a panel covers from below, CSS pixels. */
  readonly covered: number;
  /** How far the view has moved up so that the selection is seen above that panel, CSS pixels. */
  readonly lift: number;
  /** A finger moves the view: the old painting is transformed, and painted again when the view rests. */
  readonly viewMoving: boolean;
  /** Fingers are on the stage: only they may move what is beneath them. */
  readonly touched: boolean;
  /** The current placements of dragged layers; null when none are dragged. The design changes when they are released. */
  readonly dragged: ReadonlyMap<LayerId, Placement> | null;
  readonly guides: Guides;
  /** Whether moved layers snap to edges and centres. */
  readonly snaps: boolean;
  /** The selection rectangle being drawn, mm of the surface. */
  readonly marquee: Rect | null;
  readonly crop: Cropping | null;
  /** The cell with which a dragged photo is about to swap. */
  readonly swapTarget: LayerId | null;
  /** The cell or picture for which the customer is asked to choose a photo; the picture dialog resets it at once. */
  readonly choosing: LayerId | null;
  /** The design began with a photo: ten ideas from it open as soon as it is there. */
  readonly ideasAsked: boolean;
  /** The room in which the design is made with another person (ED-13). */
  readonly room: string | null;
  readonly uploads: Readonly<Record<string, 'sending' | 'failed'>>;
  /** The picture tool at work; null if none is. */
  readonly toolRun: ToolRun | null;
  /** The uploaded share of each pending picture, 0 … 1. */
  readonly sent: Readonly<Record<string, number>>;
  /** Increases when a picture, a font or a sticker is loaded and can be painted. */
  readonly arrivals: number;
  /** The text that is written and has no words yet: it is not shown. The design keeps what it was before. */
  readonly blank: LayerId | null;
  readonly preview: boolean;
  /** The preview shows the goods as a solid that turns, not flat. */
  readonly solid: boolean;
}

export function initialState(history: History): EditorState {
  return {
    history,
    selection: [],
    barRoom: MAX_BAR,
    multiSelect: false,
    mode: 'select',
    panel: null,
    tab: null,
    picked: [],
    brush: { brush: 'pen', colour: null, width: 1.6, opacity: 1 },
    sketch: null,
    hasPen: false,
    stage: { width: 0, height: 0 },
    view: { scale: 1, x: 0, y: 0 },
    covered: 0,
    lift: 0,
    viewMoving: false,
    touched: false,
    dragged: null,
    guides: NO_GUIDES,
    snaps: true,
    marquee: null,
    crop: null,
    swapTarget: null,
    choosing: null,
    ideasAsked: false,
    room: null,
    uploads: {},
    toolRun: null,
    sent: {},
    arrivals: 0,
    blank: null,
    preview: false,
    solid: false,
  };
}

export const documentOf = (state: EditorState): DesignDocument => state.history.document;

export function layerOf(state: EditorState, id: LayerId | null): Layer | undefined {
  const record = id === null ? undefined : state.history.document.records[id];
  return record && record.type !== 'background' ? record : undefined;
}

/** The only selected layer; undefined if none or several are selected. */
export const selectedLayer = (state: EditorState): Layer | undefined =>
  state.selection.length === 1 ? layerOf(state, state.selection[0] ?? null) : undefined;

const NO_LAYERS: readonly Layer[] = [];
const selected = new WeakMap<readonly LayerId[], { document: DesignDocument; layers: readonly Layer[] }>();

/** The selected layers from lowest to topmost; the same list object while they and the selection do not change. */
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

/** A layer with its current placement, dragged or not. */
export function shownLayer<L extends Layer>({ dragged }: Pick<EditorState, 'dragged'>, layer: L): L {
  const placement = dragged?.get(layer.id);
  return placement ? { ...layer, placement } : layer;
}

export const isSelected = (state: EditorState, id: LayerId): boolean => state.selection.includes(id);

/** The layers with a canvas of their own, because they are about to change. */
export function activeLayers({ mode, sketch, selection }: EditorState): readonly LayerId[] {
  if (mode === 'select') return selection;
  return sketch === null ? [] : [sketch];
}

/** Whether a finger on the stage can select the layer: it is visible and not locked. */
export const isTouchable = (layer: Layer): boolean => !layer.hidden && !layer.locked;

/** Sets the selection. If it is empty, a panel with layer options closes. */
export function withSelection(
  state: EditorState,
  selection: readonly LayerId[],
): Pick<EditorState, 'selection' | 'panel'> {
  return { selection, panel: selection.length === 0 && isOfLayers(state.panel) ? null : state.panel };
}

const OF_LAYERS: ReadonlySet<Panel | null> = new Set(['opacity', 'arrange', 'more', 'recolour']);
const isOfLayers = (panel: Panel | null): boolean => OF_LAYERS.has(panel);

/**
 * The state of the uploads of the design; undefined when all are complete. A picture that is no longer in the design
 * does not count.
 */
export function uploadOf({ history, uploads }: EditorState): 'sending' | 'failed' | undefined {
  if (Object.keys(uploads).length === 0) return undefined;
  const pictures = layersOf(history.document).flatMap((layer) => (layer.type === 'picture' ? storedWith(layer) : []));
  const under = pictures.flatMap((asset) => uploads[asset] ?? []);
  return under.includes('failed') ? 'failed' : under[0];
}

/** The uploaded share of all pending pictures together: 0 … 1. */
export function sentOf({ uploads, sent }: EditorState): number {
  const under = Object.keys(uploads).filter((asset) => uploads[asset] === 'sending');
  return under.reduce((sum, asset) => sum + (sent[asset] ?? 0), 0) / Math.max(1, under.length);
}

/** Whether the case is empty: no layers and no background. */
export function isBare({ history }: EditorState): boolean {
  return layersOf(history.document).length === 0 && backgroundOf(history.document).fill.kind === 'none';
}
