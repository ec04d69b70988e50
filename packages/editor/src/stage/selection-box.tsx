import type { Layer, Point } from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { Icon, useT } from '@cpc/ui';
import { deleteLayer } from '../actions/layer-actions.ts';
import { useEditor, useEditorState } from '../context.ts';
import { type Size, toStage } from '../geometry/view.ts';
import { isTouchable, selectedLayer } from '../store/state.ts';

/** Keeps a handle within reach when its corner lies beyond the stage, in CSS pixels. */
const REACH = 24;

/** The frame around the selected layer, its handle that turns and scales, and the way to be rid of it. */
export function SelectionBox() {
  const layer = useEditorState(selectedLayer);
  const hidden = useEditorState((state) => state.preview || state.mode === 'doodle');
  return layer && !hidden && !layer.hidden ? <Box layer={layer} /> : null;
}

function Box({ layer }: { readonly layer: Layer }) {
  const { assets } = useEditor();
  const view = useEditorState((state) => state.view);
  const stage = useEditorState((state) => state.stage);
  // A turning handle stays in the hand; with any other grip the handles would only be in the way.
  const moving = useEditorState((state) => state.held !== null);
  useEditorState((state) => state.arrivals);
  const corners = layerCorners(layer, assets).map((corner) => toStage(view, corner));
  const points = corners.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const [topLeft, , bottomRight] = corners as [Point, Point, Point, Point];
  return (
    <>
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
        <polygon points={points} fill="none" className="stroke-sunken" strokeOpacity="0.55" strokeWidth="3.5" />
        <polygon
          points={points}
          fill="none"
          className="stroke-paper"
          strokeWidth="1.5"
          strokeDasharray={layer.locked ? '4 4' : undefined}
        />
      </svg>
      {isTouchable(layer) && !moving && (
        <>
          <DeleteButton at={within(topLeft, stage)} />
          <TurnHandle at={within(bottomRight, stage)} />
        </>
      )}
    </>
  );
}

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
      style={moved(at)}
      onClick={() => deleteLayer.run(editor)}
    >
      <span className={DISC}>
        <Icon name="close" size={16} />
      </span>
    </button>
  );
}

/** For a pointer only; the keyboard turns and scales by keys of its own. */
function TurnHandle({ at }: { readonly at: Point }) {
  return (
    <div data-handle aria-hidden className={`${KNOB} cursor-grab touch-none`} style={moved(at)}>
      <span className={DISC}>
        <Icon name="rotate" size={16} />
      </span>
    </div>
  );
}

const moved = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });

function within({ x, y }: Point, stage: Size): Point {
  const keep = (value: number, length: number) => Math.min(length - REACH, Math.max(REACH, value));
  return { x: keep(x, stage.width), y: keep(y, stage.height) };
}
