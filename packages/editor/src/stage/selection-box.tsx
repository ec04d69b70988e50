import { boxAround, type Layer, type Point, type Rect } from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { Icon, useT } from '@cpc/ui';
import { deleteLayer } from '../actions/layer-actions.ts';
import { useEditor, useEditorState } from '../context.ts';
import { toStage } from '../geometry/view.ts';
import { isTouchable, selectedLayers, shownLayer } from '../store/state.ts';
import { within } from './within.ts';

/** The frame around what is selected, its handle that turns and scales, and the way to be rid of it. */
export function SelectionBox() {
  const layers = useEditorState(selectedLayers);
  const hidden = useEditorState((state) => state.preview || state.mode === 'doodle' || state.crop !== null);
  return hidden || layers.every((layer) => layer.hidden) ? null : <Box layers={layers} />;
}

type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point];

function Box({ layers }: { readonly layers: readonly Layer[] }) {
  const { assets } = useEditor();
  const view = useEditorState((state) => state.view);
  const stage = useEditorState((state) => state.stage);
  const held = useEditorState((state) => state.held);
  useEditorState((state) => state.arrivals);
  const outlines = layers.map((layer) =>
    layerCorners(shownLayer({ held }, layer), assets).map((corner) => toStage(view, corner)),
  );
  const [only, ...more] = outlines;
  const frame = (only && more.length === 0 ? only : cornersOf(boxAround(outlines.flat()))) as Corners;
  const locked = layers.every((layer) => layer.locked);
  return (
    <>
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
        {more.length > 0 && (
          <path
            d={outlines.map(dataOf).join('')}
            fill="none"
            className="stroke-paper"
            strokeOpacity="0.6"
            strokeWidth="1"
          />
        )}
        <path d={dataOf(frame)} fill="none" className="stroke-sunken" strokeOpacity="0.55" strokeWidth="3.5" />
        <path
          d={dataOf(frame)}
          fill="none"
          className="stroke-paper"
          strokeWidth="1.5"
          strokeDasharray={locked ? '4 4' : undefined}
        />
      </svg>
      {/* A turning handle stays in the hand; with any other grip the handles would only be in the way. */}
      {layers.some(isTouchable) && held === null && (
        <>
          <DeleteButton at={within(frame[0], stage)} />
          <TurnHandle at={within(frame[2], stage)} />
        </>
      )}
    </>
  );
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
    <div data-handle="turn" aria-hidden className={`${KNOB} cursor-grab touch-none`} style={moved(at)}>
      <span className={DISC}>
        <Icon name="rotate" size={16} />
      </span>
    </div>
  );
}

const moved = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
