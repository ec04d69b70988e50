import { boxAround, type Point } from '@cpc/design';
import { layerCorners } from '@cpc/paint';
import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from '../../model/context.ts';
import type { Editor } from '../../model/editor.ts';
import { isCropping } from '../../session/state.ts';
import { selectedLayers } from '../../session/selected.ts';

/** Diameter of the magnifier, and its distance from the finger, CSS pixels. */
const SIZE = 112;
const AWAY = 96;
const ZOOM = 2;
/** A layer that is smaller than this on the stage is hidden by a finger, CSS pixels. */
const SMALL = 120;

/**
 * While a finger drags a handle or a small layer, shows the place that it hides, larger, above it. A mouse and a stylus
 * hide nothing.
 */
export function Magnifier({ stage }: { readonly stage: RefObject<HTMLElement | null> }) {
  const editor = useEditor();
  const glass = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const [element, canvas] = [stage.current, glass.current];
    return element && canvas ? magnify(editor, element, canvas) : undefined;
  }, [editor, stage]);
  return (
    <canvas
      ref={glass}
      hidden
      aria-hidden
      data-magnifier
      width={SIZE * 2}
      height={SIZE * 2}
      style={{ width: SIZE, height: SIZE }}
      className="border-paper shadow-lift pointer-events-none absolute top-0 left-0 z-10 rounded-full border-2"
    />
  );
}

function magnify(editor: Editor, stage: HTMLElement, glass: HTMLCanvasElement): () => void {
  let onHandle = false;
  let frame = 0;
  const fingers = new Set<number>();
  const isWanted = (): boolean => {
    const state = editor.store.getState();
    if (fingers.size !== 1) return false;
    return onHandle ? state.dragged !== null || isCropping(state) : state.dragged !== null && isSmall(editor);
  };
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    // The first finger: an earlier one whose end was lost is not there any more.
    if (event.isPrimary) fingers.clear();
    fingers.add(event.pointerId);
    onHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
  };
  const onMove = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    cancelAnimationFrame(frame);
    const { clientX: x, clientY: y } = event;
    // After the design is painted in this frame.
    frame = requestAnimationFrame(() => {
      glass.hidden = !isWanted();
      if (!glass.hidden) show({ x, y }, stage, glass, editor.shell.colour);
    });
  };
  const onEnd = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    cancelAnimationFrame(frame);
    glass.hidden = true;
  };
  const listeners = [
    ['pointerdown', onDown],
    ['pointermove', onMove],
    ['pointerup', onEnd],
    ['pointercancel', onEnd],
    ['lostpointercapture', onEnd],
  ] as const;
  for (const [type, listener] of listeners) stage.addEventListener(type, listener);
  return () => {
    cancelAnimationFrame(frame);
    for (const [type, listener] of listeners) stage.removeEventListener(type, listener);
  };
}

function isSmall({ store, assets }: Editor): boolean {
  const state = store.getState();
  const { width, height } = boxAround(selectedLayers(state).flatMap((layer) => layerCorners(layer, assets)));
  return Math.min(width, height) * state.view.scale < SMALL;
}

function show(at: Point, stage: HTMLElement, glass: HTMLCanvasElement, ground: string): void {
  const { left, top, width } = stage.getBoundingClientRect();
  const [x, y] = [at.x - left, at.y - top];
  // Near the upper edge there is no room above the finger: then it is beside it.
  const isHigh = y < AWAY + SIZE / 2;
  const aside = x > width / 2 ? -AWAY : AWAY;
  const centre = isHigh ? { x: x + aside, y: Math.max(SIZE / 2, y) } : { x, y: y - AWAY };
  const inside = Math.min(width - SIZE / 2, Math.max(SIZE / 2, centre.x));
  glass.style.transform = `translate(${inside - SIZE / 2}px, ${centre.y - SIZE / 2}px)`;
  const context = glass.getContext('2d');
  if (!context) return;
  const k = (glass.width / SIZE) * ZOOM;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = ground;
  context.fillRect(0, 0, glass.width, glass.height);
  context.setTransform(k, 0, 0, k, glass.width / 2 - at.x * k, glass.height / 2 - at.y * k);
  for (const band of stage.querySelectorAll<HTMLCanvasElement>('canvas[data-band]')) {
    const box = band.getBoundingClientRect();
    if (!band.hidden && box.width > 0 && band.width > 0)
      context.drawImage(band, box.left, box.top, box.width, box.height);
  }
  drawCross(context, glass.width);
}

/** Marks the exact place. */
function drawCross(context: CanvasRenderingContext2D, size: number): void {
  const [middle, arm] = [size / 2, 12];
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (const [colour, width] of [
    ['#000000', 5],
    ['#ffffff', 2],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(middle - arm, middle);
    context.lineTo(middle + arm, middle);
    context.moveTo(middle, middle - arm);
    context.lineTo(middle, middle + arm);
    context.stroke();
  }
}
