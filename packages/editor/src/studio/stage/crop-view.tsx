import { boxAround, type LayerId, type PictureLayer, type Point, toSurface, trimBox, unionBox } from '@cpc/design';
import { ARROWS } from '../../geometry/arrows.ts';
import { layerCorners } from '@cpc/paint';
import { useT } from '@cpc/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useEditor, useEditorState } from '../../model/context.ts';
import { frameOf, moveFrame, pictureOf } from '../../geometry/crop.ts';
import { CROP_HANDLES, type CropHandle } from '../../geometry/crop-handles.ts';
import { fitView, toStage, type View } from '../../geometry/view.ts';
import { layerOf } from '../../document/state.ts';
import { setCrop } from '../../session/crop.ts';
import { cropOf } from '../../session/state.ts';
import { croppedLayer } from '../../session/selected.ts';
import { resetView, showView } from '../../viewport/view.ts';
import { seenStage, within } from './within.ts';

/** A picture and its crop frame: parts outside the frame are faint, the rest of the case is dark. */
export function CropView() {
  const layer = useEditorState(croppedLayer);
  return layer ? <Cropping layer={layer} /> : null;
}

function Cropping({ layer }: { readonly layer: PictureLayer }) {
  const t = useT();
  const view = useEditorState((state) => state.view);
  const stage = useEditorState(useShallow(seenStage));
  useFrameInSight(layer.id);
  const at = (x: number, y: number) => toStage(view, toSurface(layer.placement, { x, y }));
  const frame = frameOf(layer);
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([x = 0, y = 0]) => at(frame.x + x * frame.width, frame.y + y * frame.height));
  const thirds = [1 / 3, 2 / 3].flatMap((part) => [
    lineOf(at(frame.x + part * frame.width, frame.y), at(frame.x + part * frame.width, -frame.y)),
    lineOf(at(frame.x, frame.y + part * frame.height), at(-frame.x, frame.y + part * frame.height)),
  ]);
  const outline = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  return (
    <div role="group" aria-label={t('studio.crop.view')} className="absolute inset-0">
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full wide:overflow-visible">
        <path
          d={`M-9999-9999H9999V9999H-9999Z${outline}`}
          fillRule="evenodd"
          className="fill-sunken"
          fillOpacity="0.72"
        />
      </svg>
      <Ghost layer={layer} view={view} />
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
        <path d={thirds.join('')} className="stroke-paper" strokeOpacity="0.45" strokeWidth="1" />
        <path d={outline} fill="none" className="stroke-sunken" strokeOpacity="0.55" strokeWidth="3.5" />
        <path d={outline} fill="none" className="stroke-paper" strokeWidth="1.5" />
      </svg>
      {CROP_HANDLES.map((handle) => {
        const [x, y] = partsOf(handle);
        return <FrameHandle key={handle} handle={handle} at={within(at(x * frame.width, y * frame.height), stage)} />;
      })}
    </div>
  );
}

/** Margin around the frame, in CSS pixels. */
const MARGIN = 40;

/** While a picture is cropped, the view shows its whole frame; afterwards the whole case again. */
function useFrameInSight(id: LayerId): void {
  const { store, surface, assets } = useEditor();
  const { width } = useEditorState((state) => state.stage);
  const height = useEditorState((state) => state.stage.height - state.covered);
  useEffect(() => {
    const stage = { width, height };
    const layer = layerOf(store.getState(), id);
    if (!layer || width === 0) return;
    const box = unionBox([boxAround(layerCorners(layer, assets)), trimBox(surface)]);
    const { scale, x, y } = fitView(stage, box, MARGIN);
    showView(store, { scale, x: x - box.x * scale, y: y - box.y * scale });
  }, [store, surface, assets, id, width, height]);
  useEffect(() => () => resetView(store, surface), [store, surface]);
}

const lineOf = (from: Point, to: Point): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** The position of a handle on the frame, as shares of its size from the centre. */
const partsOf = (handle: CropHandle): readonly [x: number, y: number] => [
  handle.includes('w') ? -0.5 : handle.includes('e') ? 0.5 : 0,
  handle.includes('n') ? -0.5 : handle.includes('s') ? 0.5 : 0,
];

/** The faint picture needs no more resolution. */
const GHOST_PX = 640;

/** The whole picture, drawn once and moved by a CSS transform. */
function Ghost({ layer, view }: { readonly layer: PictureLayer; readonly view: View }) {
  const { assets } = useEditor();
  useEditorState((state) => state.arrivals);
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = assets.picture(layer.asset, layer.look);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context || !image) return;
    const k = Math.min(1, GHOST_PX / Math.max(image.width, image.height));
    canvas.current.width = Math.max(1, Math.round(image.width * k));
    canvas.current.height = Math.max(1, Math.round(image.height * k));
    context.drawImage(image, 0, 0, canvas.current.width, canvas.current.height);
  }, [image]);
  const { placement } = layer;
  const { x, y, width, height } = pictureOf(layer);
  const origin = toStage(view, placement);
  const k = placement.scale * view.scale;
  const flips = `scale(${placement.flipX ? -1 : 1}, ${placement.flipY ? -1 : 1})`;
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left opacity-35"
      style={{
        width: width * k,
        height: height * k,
        transform: `translate(${origin.x}px, ${origin.y}px) rotate(${placement.rotation}deg) ${flips} translate(${x * k}px, ${y * k}px)`,
      }}
    />
  );
}

/** How far an arrow key moves an edge, mm of the surface; five times as far with Shift. */
const EDGE_STEP = 1;

function FrameHandle({ handle, at }: { readonly handle: CropHandle; readonly at: Point }) {
  const t = useT();
  const { store } = useEditor();
  const onKeyDown = (event: KeyboardEvent) => {
    const layer = croppedLayer(store.getState());
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (!layer || (x === 0 && y === 0)) return;
    event.preventDefault();
    const k = (EDGE_STEP * (event.shiftKey ? 5 : 1)) / layer.placement.scale;
    setCrop(store, moveFrame(layer, handle, { x: x * k, y: y * k }, cropOf(store.getState())?.ratio ?? null));
  };
  return (
    <button
      type="button"
      data-handle={handle}
      aria-label={t(`studio.crop.handle.${handle}`)}
      onKeyDown={onKeyDown}
      className="absolute top-0 left-0 -ms-5.5 -mt-5.5 grid size-11 touch-none place-items-center"
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <span className={`bg-paper shadow-lift rounded-full ${handle.length === 2 ? 'size-4' : 'size-3'}`} />
    </button>
  );
}
