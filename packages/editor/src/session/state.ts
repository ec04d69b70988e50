import {
  type DesignDocument,
  type History,
  type Layer,
  type LayerId,
  type PictureLayer,
  type Placement,
  type Rect,
} from '@cpc/design';
import { type DocumentState, layerOf } from '../document/state.ts';
import { type Guides, NO_GUIDES } from '../geometry/guides.ts';
import type { BrushSettings } from '../document/pen.ts';
import { INITIAL_LOADING, type LoadingState } from '../loading/state.ts';
import { INITIAL_VIEWPORT, type ViewportState } from '../viewport/state.ts';
import { type Activity, type ActivityOf, panelOf, RESTING, type ShownPanel } from './activity.ts';

/** What the customer does, and with what. */
export interface SessionState {
  readonly activity: Activity;
  /** The selected layers, in no particular order; none, one or several. */
  readonly selection: readonly LayerId[];
  /** A tap adds a layer to the selection or removes it: for touch screens without Shift. */
  readonly multiSelect: boolean;
  /** Whether moved layers snap to edges and centres. */
  readonly snaps: boolean;
  readonly brush: BrushSettings;
  /** A stylus has drawn: from then on fingers move the view and do not draw. */
  readonly hasPen: boolean;
  /** The preview shows the goods as a solid that turns, not flat. */
  readonly solid: boolean;
  /** Fingers are on the stage: only they may move what is beneath them. */
  readonly touched: boolean;
  /** The current placements of dragged layers; null when none are dragged. The design changes when they are released. */
  readonly dragged: ReadonlyMap<LayerId, Placement> | null;
  readonly guides: Guides;
  /** The selection rectangle being drawn, mm of the surface. */
  readonly marquee: Rect | null;
  /** The cell with which a dragged photo is about to swap. */
  readonly swapTarget: LayerId | null;
  /** The design began with a photo: ten ideas from it open as soon as it is there. */
  readonly ideasAsked: boolean;
  /** The room in which the design is made with another person (ED-13). */
  readonly room: string | null;
}

/** The whole state of the editor. Only `history` is the customer's work; the rest is how they view it (ED-06). */
export interface EditorState extends DocumentState, SessionState, ViewportState, LoadingState {}

export const initialState = (history: History, room: string | null = null): EditorState => ({
  history,
  activity: RESTING,
  selection: [],
  multiSelect: false,
  snaps: true,
  brush: { brush: 'pen', colour: null, width: 1.6, opacity: 1 },
  hasPen: false,
  solid: false,
  touched: false,
  dragged: null,
  guides: NO_GUIDES,
  marquee: null,
  swapTarget: null,
  ideasAsked: false,
  room,
  ...INITIAL_VIEWPORT,
  ...INITIAL_LOADING,
});

type Doing = Pick<SessionState, 'activity'>;

/** The panel that is open. */
export const shownPanel = ({ activity }: Doing): ShownPanel | null => panelOf(activity);
/** The tab at which the panel was opened, or that was chosen in it. */
export const shownTab = ({ activity }: Doing): string | null => (activity.name === 'selecting' ? activity.tab : null);
export const isDoodling = ({ activity }: Doing): boolean => activity.name === 'doodling';
export const isPreviewing = ({ activity }: Doing): boolean => activity.name === 'previewing';
export const isCropping = ({ activity }: Doing): boolean => activity.name === 'cropping';
export const cropOf = ({ activity }: Doing): ActivityOf<'cropping'> | undefined =>
  activity.name === 'cropping' ? activity : undefined;
/** The doodle layer that collects the strokes of this sitting. */
export const sketchOf = ({ activity }: Doing): LayerId | null => (activity.name === 'doodling' ? activity.layer : null);
/** The text that is written and has no words yet. */
export const blankText = ({ activity }: Doing): LayerId | null =>
  activity.name === 'writing' && activity.isBlank ? activity.layer : null;

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
  const layer = layerOf(state, cropOf(state)?.layer ?? null);
  return layer?.type === 'picture' ? layer : undefined;
}

/** A layer with its current placement, dragged or not. */
export function shownLayer<L extends Layer>({ dragged }: Pick<SessionState, 'dragged'>, layer: L): L {
  const placement = dragged?.get(layer.id);
  return placement ? { ...layer, placement } : layer;
}

export const isSelected = (state: SessionState, id: LayerId): boolean => state.selection.includes(id);

/** The layers with a canvas of their own, because they are about to change. */
export function activeLayers({ activity, selection }: SessionState): readonly LayerId[] {
  if (activity.name !== 'doodling') return selection;
  return activity.layer === null ? [] : [activity.layer];
}

const NO_FILES: readonly File[] = [];

/** The photos of the device that the customer is asked about. */
export const chosenFiles = ({ activity }: Doing): readonly File[] =>
  activity.name === 'layingPhotos' ? activity.files : NO_FILES;
