import type { Colour, History, LayerId, Point, Surface } from '@cpc/design';
import type { MessageKey } from '@cpc/i18n';
import { hitTest } from '@cpc/paint';
import { createEditorAssets, type EditorAssets } from '../assets/assets.ts';
import type { EditorPorts } from '../ports.ts';
import type { ShellLook } from '../shell.ts';
import { inkFor } from '../store/ink.ts';
import { createSketch, type Sketch, tidySketch } from '../store/sketch.ts';
import { createStage } from '../store/stage.ts';
import { documentOf, isTouchable, layerOf } from '../store/state.ts';
import { createEditorStore, type EditorStore } from '../store/store.ts';
import { nextState } from '../tools/chart.ts';
import type { ToolEvent, ToolState } from '../tools/state.ts';
import { createSignal, type Signal } from './signal.ts';

/** How far beside a thin layer a fingertip may land, in CSS pixels. */
const TOUCH_SLOP = 10;

export interface EditorParts {
  readonly ports: EditorPorts;
  readonly surface: Surface;
  readonly shell: ShellLook;
  readonly history: History;
  /** Shows a text of the catalogue as a short message. */
  readonly tell: (message: MessageKey, kind?: 'info' | 'error') => void;
}

/** The editor without its screen: state, what the hands do to it, and what it needs to be painted. */
export interface Editor extends Omit<EditorParts, 'history'> {
  readonly store: EditorStore;
  readonly assets: EditorAssets;
  readonly sketch: Sketch;
  /** Fires when the line under the pen has grown: it is not in the store. */
  readonly drawn: Signal;
  readonly dispatch: (event: ToolEvent) => void;
  readonly nextLayerId: () => LayerId;
  /** The ink that shows best at a point of the surface, in the middle when none is given. */
  readonly inkAt: (point?: Point) => Colour;
}

export function createEditor(parts: EditorParts): Editor {
  const { ports, surface, shell } = parts;
  const store = createEditorStore(parts.history);
  const assets = createEditorAssets(ports, () => store.setState((state) => ({ arrivals: state.arrivals + 1 })));
  const drawn = createSignal();
  const nextLayerId = () => ports.randomId() as LayerId;
  const middle = { x: surface.width / 2, y: surface.height / 2 };
  const inkAt = (point: Point = middle) => inkFor(documentOf(store.getState()), shell, point);
  const ink = () => store.getState().brush.colour ?? inkAt();
  const sketch = createSketch(store, nextLayerId, ink, drawn.fire);
  const stage = createStage({
    store,
    surface,
    sketch,
    layerAt: (point) => touchedLayer(store, assets, point),
    edit: (id) => openLayer(store, id),
  });
  store.subscribe((state, before) => {
    if (before.mode === 'doodle' && state.mode !== 'doodle') tidySketch(store, before.sketch);
  });
  let tool: ToolState = { name: 'idle' };
  return {
    ...parts,
    store,
    assets,
    sketch,
    drawn,
    nextLayerId,
    inkAt,
    dispatch: (event) => {
      tool = nextState(tool, event, stage);
    },
  };
}

/** The layer a finger on the surface means: the selected one if it lies there, else the topmost. */
function touchedLayer(store: EditorStore, assets: EditorAssets, point: Point): LayerId | null {
  const state = store.getState();
  const slop = TOUCH_SLOP / state.view.scale;
  const hits = hitTest(state.history.document, assets, point, slop).filter(isTouchable);
  return (hits.find((layer) => layer.id === state.selection) ?? hits[0])?.id ?? null;
}

function openLayer(store: EditorStore, id: LayerId): void {
  if (layerOf(store.getState(), id)?.type === 'text') store.setState({ selection: id, panel: 'text' });
}
