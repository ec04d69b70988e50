import type { LayerId, Rect } from '@cpc/design';
import { write } from '../document/write.ts';
import { type Guides, NO_GUIDES } from '../geometry/guides.ts';
import { restView } from '../viewport/view.ts';
import { beginDoodle } from './panels.ts';
import type { BrushSettings } from '../document/pen.ts';
import type { SessionState } from './state.ts';
import { type EditorStore, enter, stillThere } from './store.ts';

/** Shows where layers are dragged; the design changes when they are released. A layer that was removed stays removed. */
export const showDrag = (
  store: EditorStore,
  dragged: NonNullable<SessionState['dragged']>,
  guides: Guides = NO_GUIDES,
): void => write(store, (state) => ({ dragged: stillThere(state, dragged), guides }));

export const endDrag = (store: EditorStore): void => write(store, { dragged: null, guides: NO_GUIDES });

/** @param marquee the selection rectangle, mm of the surface; null when it ends */
export const drawMarquee = (store: EditorStore, marquee: Rect | null): void => write(store, { marquee });

/** @param swapTarget the cell with which a dragged photo is about to swap */
export const aimAt = (store: EditorStore, swapTarget: LayerId | null): void => write(store, { swapTarget });

/** Fingers are on the stage, or no longer. */
export function setTouched(store: EditorStore, touched: boolean): void {
  if (touched !== store.getState().touched) write(store, { touched });
}

/** A stylus has touched the stage: it draws, and fingers move the view from then on. */
export function takePen(store: EditorStore): void {
  if (!store.getState().hasPen) write(store, { hasPen: true });
  if (store.getState().activity.name !== 'doodling') beginDoodle(store);
}

export const setBrush = (store: EditorStore, fields: Partial<BrushSettings>): void =>
  write(store, ({ brush }) => ({ brush: { ...brush, ...fields } }));

/** The strokes of this sitting go into a layer from now on. */
export function collectIn(store: EditorStore, layer: LayerId): void {
  const { activity } = store.getState();
  if (activity.name === 'doodling' && activity.layer !== layer) write(store, { activity: { ...activity, layer } });
}

/** A text is written where it is. */
export const beginWriting = (store: EditorStore, layer: LayerId): boolean =>
  enter(store, 'write', { name: 'writing', layer, isBlank: false }, { selection: [layer] });

/** The text that is written has no words, or has some again. */
export function setBlank(store: EditorStore, isBlank: boolean): void {
  const { activity } = store.getState();
  if (activity.name === 'writing' && activity.isBlank !== isBlank) write(store, { activity: { ...activity, isBlank } });
}

/** A gesture is cancelled: nothing is under the fingers any more. */
export function dropGesture(store: EditorStore): void {
  write(store, { marquee: null, touched: false });
  restView(store);
}
