import type { Layer, LayerId, Point } from '@cpc/design';
import { hitTest } from '@cpc/paint';
import { createEditorAssets, type EditorAssets } from '../assets/assets.ts';
import { finishCrop, startCrop } from '../store/crop.ts';
import { createSketch, type Sketch, tidySketch } from '../store/sketch.ts';
import { createStage } from '../store/stage.ts';
import { documentOf, isTouchable, layerOf } from '../store/state.ts';
import { type EditorStore, settle } from '../store/store.ts';
import { nextState } from '../tools/chart.ts';
import type { ToolEvent, ToolState } from '../tools/state.ts';
import { hasRoomForLine, withinCapacity } from './capacity.ts';
import type { EditorCore } from './core.ts';
import { keepLineBreaks } from './line-breaks.ts';
import { createSignal, type Signal } from './signal.ts';

/** How far beside a thin layer a fingertip may land, in CSS pixels. */
const TOUCH_SLOP = 10;

/** The editor without its screen: state, what the hands do to it, and what it needs to be painted. */
export interface Editor extends EditorCore {
  readonly assets: EditorAssets;
  readonly sketch: Sketch;
  /** Fires when the line under the pen has grown: it is not in the store. */
  readonly drawn: Signal;
  readonly dispatch: (event: ToolEvent) => void;
  /** Lets go of everything as if it had never been taken. */
  readonly dropHands: () => void;
  /** Whether a line is being drawn. */
  readonly draws: () => boolean;
  readonly nextLayerId: () => LayerId;
}

export function createEditor(core: EditorCore): Editor {
  const { ports, surface, store, inkAt } = core;
  const full = () => core.tell('studio.full', 'error');
  store.admits = withinCapacity(surface, full);
  const assets = createEditorAssets({
    ports,
    arrived: () => store.setState((state) => ({ arrivals: state.arrivals + 1 })),
    lost: () => core.tell('studio.font.failed', 'error'),
    document: () => documentOf(store.getState()),
  });
  keepLineBreaks(store, assets.breakLines);
  const drawn = createSignal();
  const nextLayerId = () => ports.randomId() as LayerId;
  const ink = () => store.getState().brush.colour ?? inkAt();
  const sketch = createSketch({
    store,
    ink,
    nextId: nextLayerId,
    nextSeed: () => Number.parseInt(ports.randomId().slice(-8), 16),
    doodleAt: (point, width) => touchedLayer(store, assets, point, width / 2, (layer) => layer.type === 'doodle'),
    drawn: drawn.fire,
    hasRoom: (document) => hasRoomForLine(document, surface),
    full,
  });
  const stage = createStage({
    store,
    surface,
    outlines: assets,
    sketch,
    layerAt: (point) => touchedLayer(store, assets, point, TOUCH_SLOP / store.getState().view.scale),
    edit: (id) => openLayer(store, id),
  });
  store.subscribe((state, before) => {
    if (before.mode === 'doodle' && state.mode !== 'doodle') tidySketch(store, before.sketch);
    // What a panel left under way is a step when other options take its place, or closed under the hand.
    if (before.panel !== state.panel && state.crop === null) settle(store);
  });
  let tool: ToolState = { name: 'idle' };
  const dropHands = () => {
    stage.abandon();
    stage.dropStroke();
    store.setState({ marquee: null, touched: false, viewMoving: false });
    tool = { name: 'idle' };
  };
  store.subscribe((state, before) => {
    if (!state.preview || before.preview) return;
    // The preview changes nothing: what is under way ends before it.
    dropHands();
    finishCrop(store);
  });
  return {
    ...core,
    assets,
    sketch,
    drawn,
    nextLayerId,
    dropHands,
    draws: () => tool.name === 'drawing',
    dispatch: (event) => {
      tool = nextState(tool, event, stage);
      const touched = tool.name !== 'idle';
      if (touched !== store.getState().touched) store.setState({ touched });
    },
  };
}

/** The layer that is meant at a point of the surface: one in hand if it lies there, else the topmost. @param slop in mm */
function touchedLayer(
  store: EditorStore,
  assets: EditorAssets,
  point: Point,
  slop: number,
  isMeant: (layer: Layer) => boolean = () => true,
): LayerId | null {
  const { history, selection, sketch } = store.getState();
  const hits = hitTest(history.document, assets, point, slop).filter((layer) => isTouchable(layer) && isMeant(layer));
  const inHand = hits.find(({ id }) => id === sketch || selection.includes(id));
  return (inHand ?? hits[0])?.id ?? null;
}

/** The first double tap goes into a group, another opens what the layer is made of. */
function openLayer(store: EditorStore, id: LayerId): void {
  const state = store.getState();
  const layer = layerOf(state, id);
  const isAlone = state.selection.length === 1 && state.selection[0] === id;
  if (!isAlone) store.setState({ selection: [id] });
  if (!isAlone && layer?.group != null) return;
  if (layer?.type === 'text') store.setState({ panel: 'text' });
  if (layer?.type === 'picture') startCrop(store, id);
}
