import type { History, LayerId, Placement, Rect } from '@cpc/design';
import type { DocumentState } from '../document/state.ts';
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

const NO_FILES: readonly File[] = [];

/** The photos of the device that the customer is asked about. */
export const chosenFiles = ({ activity }: Doing): readonly File[] =>
  activity.name === 'layingPhotos' ? activity.files : NO_FILES;
