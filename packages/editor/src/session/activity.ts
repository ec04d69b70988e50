import type { LayerId } from '@cpc/design';
import type { StateTable } from '@cpc/domain';

/** A panel with the options of a tool, or of the selected layers. */
export type Panel =
  | 'templates'
  | 'drawing'
  | 'text'
  | 'stickers'
  | 'background'
  | 'layers'
  | 'picture'
  | 'cutout'
  | 'collage'
  | 'opacity'
  | 'arrange'
  | 'more'
  | 'recolour'
  | 'preflight'
  | 'shortcuts';

/** Any panel: an activity of its own has one, too. */
export type ShownPanel = Panel | 'writing' | 'doodle' | 'photos' | 'crop';

interface Selecting {
  readonly name: 'selecting';
  readonly panel: Panel | null;
  /** The tab that the panel shows; null or an unknown one for its first. */
  readonly tab: string | null;
}

/** What the customer is doing. There is one activity at a time, and only the functions of this folder change it. */
export type Activity =
  /** Layers are touched, moved and selected. A panel may be open. */
  | Selecting
  /** Lines are drawn; `layer` collects the strokes of this sitting, from the first one on. */
  | { readonly name: 'doodling'; readonly layer: LayerId | null }
  /** A text is written where it is. Without words it is not shown, and the design keeps what it was before. */
  | { readonly name: 'writing'; readonly layer: LayerId; readonly isBlank: boolean }
  /** Several photos of the device are chosen; the panel asks how they go together. */
  | { readonly name: 'layingPhotos'; readonly files: readonly File[] }
  /** A picture is cropped. The layer shows the result already; the step ends with the crop. */
  | {
      readonly name: 'cropping';
      readonly layer: LayerId;
      /** Width by height that the frame keeps; null allows any ratio. */
      readonly ratio: number | null;
      /** What goes on afterwards. */
      readonly before: Selecting;
    }
  /** The case is shown as it will be; nothing can be changed. */
  | { readonly name: 'previewing' };

export type ActivityName = Activity['name'];
export type ActivityOf<Name extends ActivityName> = Extract<Activity, { readonly name: Name }>;

export const ACTIVITY_NAMES = [
  'selecting',
  'doodling',
  'writing',
  'layingPhotos',
  'cropping',
  'previewing',
] as const satisfies readonly ActivityName[];

export type ActivityEvent =
  | 'openPanel'
  | 'doodle'
  | 'write'
  | 'layPhotos'
  | 'crop'
  | 'endCrop'
  | 'preview'
  | 'endPreview';

const from = <To extends ActivityName>(names: readonly ActivityName[], on: ActivityEvent, to: To) =>
  names.map((name) => ({ from: name, on, to }));

const allBut = (...others: readonly ActivityName[]): readonly ActivityName[] =>
  ACTIVITY_NAMES.filter((name) => !others.includes(name));

/** Which activity may follow which (ED-15). To open a panel ends every other activity but the preview. */
export const ACTIVITY_TABLE: StateTable<ActivityName, ActivityEvent> = {
  name: 'activity',
  initial: 'selecting',
  ends: [],
  transitions: [
    ...from(allBut('previewing'), 'openPanel', 'selecting'),
    ...from(allBut('previewing'), 'doodle', 'doodling'),
    ...from(allBut('previewing', 'cropping', 'doodling'), 'write', 'writing'),
    ...from(allBut('previewing'), 'layPhotos', 'layingPhotos'),
    ...from(allBut('previewing', 'cropping'), 'crop', 'cropping'),
    ...from(['cropping'], 'endCrop', 'selecting'),
    ...from(allBut('previewing'), 'preview', 'previewing'),
    ...from(['previewing'], 'endPreview', 'selecting'),
  ],
};

/** At rest: no panel is open. */
export const RESTING: Selecting = { name: 'selecting', panel: null, tab: null };

export function panelOf(activity: Activity): ShownPanel | null {
  switch (activity.name) {
    case 'selecting':
      return activity.panel;
    case 'doodling':
      return 'doodle';
    case 'writing':
      return 'writing';
    case 'layingPhotos':
      return 'photos';
    case 'cropping':
      return 'crop';
    case 'previewing':
      return null;
  }
}

/** The panels that need a selection. */
const OF_LAYERS: ReadonlySet<Panel | null> = new Set(['opacity', 'arrange', 'more', 'recolour']);

/** The activity with a selection: without one, a panel with options of layers closes. */
export const withSelected = (activity: Activity, selection: readonly LayerId[]): Activity =>
  activity.name === 'selecting' && selection.length === 0 && OF_LAYERS.has(activity.panel) ? RESTING : activity;

/** The activity after layers were removed: what was done with a removed one ends. @param isThere whether a layer is left */
export function withoutRemoved(activity: Activity, isThere: (layer: LayerId) => boolean): Activity {
  if (!('layer' in activity) || activity.layer === null || isThere(activity.layer)) return activity;
  if (activity.name === 'doodling') return { name: 'doodling', layer: null };
  return activity.name === 'cropping' ? activity.before : RESTING;
}
