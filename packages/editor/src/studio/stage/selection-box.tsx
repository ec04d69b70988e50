import { boxAround, type Layer, type Point, type Rect } from '@cpc/design';
import { type Corners, layerCorners, type PaintAssets } from '@cpc/paint';
import { Icon, useT } from '@cpc/ui';
import { useShallow } from 'zustand/react/shallow';
import { deleteLayer } from '../../actions/layer-actions.ts';
import type { ScreenImage } from '../../assets/bake.ts';
import { useEditor, useEditorState } from '../../model/context.ts';
import { toStage } from '../../geometry/view.ts';
import { isTouchable } from '../../document/state.ts';
import type { EditorState } from '../../session/state.ts';
import { selectedLayers, shownLayer } from '../../session/selected.ts';
import { useTransform } from './use-transform.ts';
import { seenStage, within } from './within.ts';

/** The frame around the selection, its handle that rotates and scales, and the delete button. */
export function SelectionBox() {
  const layers = useEditorState(selectedLayers);
  const hidden = useEditorState(({ activity }) => activity.name !== 'selecting' && activity.name !== 'layingPhotos');
  return hidden || layers.every((layer) => layer.hidden) ? null : <Box layers={layers} />;
}

function Box({ layers }: { readonly layers: readonly Layer[] }) {
  const { assets } = useEditor();
  const corner = useTransform<SVGSVGElement>((state) => translation(framing(state, layers, assets).frame[0]));
  // Relative to its own corner: while it only moves, the frame stays the same and is not drawn again.
  const { parts, whole } = useEditorState(useShallow((state) => drawingOf(framing(state, layers, assets))));
  const handled = useEditorState((state) => state.dragged === null) && layers.some(isTouchable);
  const locked = layers.every((layer) => layer.locked);
  return (
    <>
      <svg
        ref={corner}
        aria-hidden
        className="pointer-events-none absolute top-0 left-0 size-px overflow-visible will-change-transform"
      >
        <path d={parts} fill="none" className="stroke-paper" strokeOpacity="0.6" strokeWidth="1" />
        <path d={whole} fill="none" className="stroke-sunken" strokeOpacity="0.55" strokeWidth="3.5" />
        <path
          d={whole}
          fill="none"
          className="stroke-paper"
          strokeWidth="1.5"
          strokeDasharray={locked ? '4 4' : undefined}
        />
      </svg>
      {/* A turn handle stays under the pointer. During other gestures the handles would be in the way. */}
      {handled && <Handles layers={layers} />}
    </>
  );
}

interface Framing {
  /** The corners of each layer, on the stage. */
  readonly outlines: readonly Corners[];
  /** The corners around all of them; for a single layer, its own. */
  readonly frame: Corners;
}

function framing(
  { dragged, view }: Pick<EditorState, 'dragged' | 'view'>,
  layers: readonly Layer[],
  assets: PaintAssets<ScreenImage>,
): Framing {
  const outlines = layers.map((layer) => {
    const [a, b, c, d] = layerCorners(shownLayer({ dragged }, layer), assets);
    return [toStage(view, a), toStage(view, b), toStage(view, c), toStage(view, d)] as const;
  });
  const [only, ...more] = outlines;
  return { outlines, frame: only && more.length === 0 ? only : cornersOf(boxAround(outlines.flat())) };
}

/** The path of the frame, and the paths of the layers in it if there are several. */
function drawingOf({ outlines, frame }: Framing): { readonly parts: string; readonly whole: string } {
  const [origin] = frame;
  const data = (corners: Corners) => dataOf(corners.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y })));
  return { parts: outlines.length > 1 ? outlines.map(data).join('') : '', whole: data(frame) };
}

function Handles({ layers }: { readonly layers: readonly Layer[] }) {
  const { assets } = useEditor();
  const view = useEditorState((state) => state.view);
  const stage = useEditorState(useShallow(seenStage));
  useEditorState((state) => state.arrivals);
  const { frame } = framing({ dragged: null, view }, layers, assets);
  return (
    <>
      <DeleteButton at={within(beyond(frame[0], frame[2]), stage)} />
      <TurnHandle at={within(beyond(frame[2], frame[0]), stage)} />
    </>
  );
}

/** How far a handle stands off its corner, CSS pixels: it covers no letter. */
const OFF = 11;

/** The place of a handle: beside its corner, on the line from the opposite one. */
function beyond(corner: Point, other: Point): Point {
  const [dx, dy] = [corner.x - other.x, corner.y - other.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: corner.x + (dx / length) * OFF, y: corner.y + (dy / length) * OFF };
}

const cornersOf = ({ x, y, width, height }: Rect): Corners => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const dataOf = (corners: readonly Point[]): string =>
  `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

const KNOB = 'absolute left-0 top-0 grid size-11 -ms-5.5 -mt-5.5 place-items-center';
const DISC = 'grid size-7 place-items-center rounded-full bg-paper text-ground shadow-lift';

function DeleteButton({ at }: { readonly at: Point }) {
  const t = useT();
  const editor = useEditor();
  return (
    <button
      type="button"
      aria-label={t('studio.action.delete')}
      className={KNOB}
      style={{ transform: translation(at) }}
      onClick={() => deleteLayer.run(editor)}
    >
      <span className={DISC}>
        <Icon name="close" size={16} />
      </span>
    </button>
  );
}

/** For a pointer only; the keyboard rotates and scales by its own keys. */
function TurnHandle({ at }: { readonly at: Point }) {
  return (
    <div
      data-handle="turn"
      aria-hidden
      className={`${KNOB} cursor-grab touch-none`}
      style={{ transform: translation(at) }}
    >
      <span className={DISC}>
        <Icon name="rotate" size={16} />
      </span>
    </div>
  );
}

const translation = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
