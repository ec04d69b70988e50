import { type DoodleLayer, layerId } from '@cpc/design';
import type { LiveLayer } from '../../canvas/painter.ts';
import type { Editor } from '../../model/editor.ts';
import { drawnLayer } from '../../document/additions.ts';
import { withStroke } from '../../document/doodle.ts';
import { type Line, strokeOf } from '../../document/pen.ts';
import { layerOf } from '../../document/state.ts';

const LIVE_ID = layerId('live');

/** The line under the pen as a layer to paint: a new doodle, or for an eraser the doodle without the erased part. */
export function liveLayer({ sketch, store }: Editor): LiveLayer | undefined {
  const line = sketch.line();
  if (!line || line.points.length === 0) return undefined;
  const stroke = strokeOf(withAhead(line));
  if (stroke.brush !== 'eraser') return { layer: drawnLayer(LIVE_ID, 'a0', stroke), instead: null };
  const layer = layerOf(store.getState(), line.erases);
  return layer?.type === 'doodle' ? { layer: erasedBy(layer, stroke), instead: layer.id } : undefined;
}

const withAhead = (line: Line): Line => ({ ...line, points: [...line.points, ...line.ahead] });

const erasedBy = (layer: DoodleLayer, stroke: Parameters<typeof withStroke>[1]): DoodleLayer => ({
  ...layer,
  ...withStroke(layer, stroke),
});
