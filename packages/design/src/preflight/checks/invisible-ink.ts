import { mm } from '@cpc/domain';
import { isBacking } from '../../collage/paper.ts';
import { NO_CHANGE, updateLayer } from '../../document/change.ts';
import type { DesignDiff } from '../../document/document.ts';
import { type Colour, hexColour } from '../../colour.ts';
import type { DoodleLayer } from '../../document/layers/doodle.ts';
import type { Layer } from '../../document/layers.ts';
import type { LayerEdge } from '../../document/layers/effects.ts';
import type { TextLayer } from '../../document/layers/text.ts';
import { layerCheck } from './check.ts';
import { type InkSpot, inkSpots, isHidden } from '../scene/ink-spots.ts';
import type { Scene } from '../scene/scene.ts';
import { MIN_STROKE } from '../scene/thin.ts';

/** If at least this share of a layer is invisible, the customer cannot have meant it. */
const TOO_MUCH = 0.5;
const INKS = [hexColour('#ffffff'), hexColour('#16161c')] as const;

/**
 * Letters or lines in nearly the colour of their ground. Over pictures the ground is unknown, so there is no finding.
 */
export const invisibleInk = layerCheck(
  'invisibleInk',
  (scene, layer) => {
    // White paper on a white case is meant to be seen by its rim.
    if (isBacking(layer)) return undefined;
    const share = hiddenShare(scene, layer);
    if (share < TOO_MUCH) return undefined;
    const mended = fixInk(scene, layer);
    const fix = mended === undefined ? null : mended.edge ? 'addWhite' : 'changeInk';
    return { severity: share === 1 ? 'strong' : 'warn', values: {}, fix };
  },
  (scene, layer) => {
    const mended = fixInk(scene, layer);
    return mended ? changeOf(scene, layer, mended.layer) : NO_CHANGE;
  },
);

/** The share 0 … 1 of a layer's ink that is invisible. */
function hiddenShare(scene: Scene, layer: Layer): number {
  const spots = inkSpots(scene, layer);
  return spots.length === 0 ? 0 : spots.filter(isHidden).length / spots.length;
}

interface FixedLayer {
  readonly layer: TextLayer | DoodleLayer;
  readonly edge: boolean;
}

/** Uses white or near-black, whichever is more visible. A text for which neither is enough gets a white edge, too. */
function fixInk(scene: Scene, layer: Layer): FixedLayer | undefined {
  if (layer.type !== 'text' && layer.type !== 'doodle') return undefined;
  const shown = (candidate: TextLayer | DoodleLayer): number =>
    hiddenShare(withLayer(scene, layer, candidate), candidate);
  const [best] = INKS.map((ink) => inked(scene, layer, ink)).toSorted((a, b) => shown(a) - shown(b));
  if (best && shown(best) === 0) return { layer: best, edge: false };
  if (layer.type === 'text') {
    const ink = { kind: 'colour' as const, colour: INKS[1] };
    const edged = { ...layer, opacity: 1, ink, edge: whiteEdge(layer) };
    if (shown(edged) < TOO_MUCH) return { layer: edged, edge: true };
  }
  return best && shown(best) < TOO_MUCH ? { layer: best, edge: false } : undefined;
}

function inked(scene: Scene, layer: TextLayer | DoodleLayer, colour: Colour): TextLayer | DoodleLayer {
  const bold = { ...layer, opacity: 1 };
  if (bold.type === 'text') return { ...bold, ink: { kind: 'colour', colour } };
  const hidden = new Set(
    inkSpots(scene, layer)
      .filter(isHidden)
      .map((spot: InkSpot) => spot.stroke),
  );
  const strokes = bold.strokes.map((stroke, n) => (hidden.has(n) ? { ...stroke, colour, opacity: 1 } : stroke));
  return { ...bold, strokes };
}

/** Wide enough to print, and to be visible around letters of this size. */
function whiteEdge({ size, placement }: TextLayer): LayerEdge {
  return { colour: INKS[0], width: mm(Math.max(size * 0.05, (MIN_STROKE * 1.5) / placement.scale)) };
}

const withLayer = (scene: Scene, layer: Layer, other: Layer): Scene => ({
  ...scene,
  layers: scene.layers.map((one) => (one === layer ? other : one)),
});

function changeOf({ document }: Scene, { id }: Layer, to: TextLayer | DoodleLayer): DesignDiff {
  const { opacity } = to;
  return to.type === 'text'
    ? updateLayer<TextLayer>(document, id, { opacity, ink: to.ink, edge: to.edge })
    : updateLayer<DoodleLayer>(document, id, { opacity, strokes: to.strokes });
}
