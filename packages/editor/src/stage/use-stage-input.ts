import { type ToolEvent } from '../tools/state.ts';
import { type RefObject, useEffect } from 'react';
import { type Studio, useStudio } from '../context.ts';
import type { LazyRuntime } from '../model/lazy-runtime.ts';
import type { EditorCore } from '../model/core.ts';
import { boundView, zoomView } from '../geometry/view.ts';
import { settle } from '../store/store.ts';
import { fitStage } from '../store/fit.ts';
import { pointerReader } from './pointer-reading.ts';

const EVENTS = [
  ['pointerdown', 'down'],
  ['pointermove', 'move'],
  ['pointerup', 'up'],
  ['pointercancel', 'cancel'],
  // Fires after every release, where it has no effect. Without a release, no further event of this pointer follows.
  ['lostpointercapture', 'cancel'],
] as const;
/** Zoom per pixel of the wheel, as an exponent. */
const WHEEL_RATE = 0.0022;
/** A wheel fires no end event: after this time without one, the view rests. */
const WHEEL_REST_MS = 140;
/** CSS pixels per line, for a wheel that counts in lines. */
const LINE_PX = 16;

/** Turns pointer and wheel events on the stage into events of the tools. */
export function useStageInput(stage: RefObject<HTMLElement | null>): void {
  const studio = useStudio();
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const ends = [
      listenToPointers(studio.runtime, element),
      listenToWheel(studio, element),
      listenToDrops(studio, element),
    ];
    return () => ends.forEach((end) => end());
  }, [studio, stage]);
}

function listenToPointers(runtime: LazyRuntime, element: HTMLElement): () => void {
  const reader = pointerReader(element);
  const onPointer = (type: ToolEvent['type']) => (event: PointerEvent) => {
    if (type === 'down' && !takesPress(element, event)) return;
    if (type === 'move' && !element.hasPointerCapture(event.pointerId)) return;
    runtime.dispatch(reader.read(type, event, runtime.draws()));
  };
  // While a line is drawn, readings arrive as the device makes them, not only once per frame.
  const onRaw = (event: Event) => {
    if (!(event instanceof PointerEvent) || !runtime.draws() || !element.hasPointerCapture(event.pointerId)) return;
    runtime.dispatch(reader.readRaw(event));
  };
  const listeners = EVENTS.map(([name, type]) => [name, onPointer(type)] as const);
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  element.addEventListener('pointerrawupdate', onRaw);
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    element.removeEventListener('pointerrawupdate', onRaw);
    reader.end();
  };
}

/** Buttons over the stage get their own presses. The stage captures any other press until it is released. */
function takesPress(element: HTMLElement, event: PointerEvent): boolean {
  const isButton = event.target instanceof Element && event.target.closest('button:not([data-handle])') !== null;
  if (isButton || (event.pointerType === 'mouse' && event.button > 1)) return false;
  element.setPointerCapture(event.pointerId);
  // A press on the stage ends typing in a text field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return true;
}

function listenToWheel({ core, runtime }: Studio, element: HTMLElement): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let zooming = false;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    if (zoomsCell(runtime, event, box)) zooming = true;
    else turnWheel(core, event, box);
    clearTimeout(resting);
    resting = setTimeout(() => {
      core.store.setState({ viewMoving: false });
      // The turns of one wheel movement on a photo are one step; a finger ends its own.
      if (zooming && !core.store.getState().touched) settle(core.store);
      zooming = false;
    }, WHEEL_REST_MS);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(resting);
    element.removeEventListener('wheel', onWheel);
  };
}

/** Photos that are dropped on a cell of a collage fill it; what is dropped elsewhere is added as any picture. */
function listenToDrops({ core, runtime }: Studio, element: HTMLElement): () => void {
  const onDrop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    const now = runtime.now();
    if (!now || files.length === 0 || core.store.getState().preview) return;
    const box = element.getBoundingClientRect();
    const cell = now.editor.cellAt({ x: event.clientX - box.left, y: event.clientY - box.top });
    if (cell === null) return;
    event.preventDefault();
    event.stopPropagation();
    void import('../collage/take-photos.ts').then(({ fillFrom }) => fillFrom(now.editor, now.pictures, cell, files));
  };
  element.addEventListener('drop', onDrop);
  return () => element.removeEventListener('drop', onDrop);
}

/** Over the selected cell of a collage, a wheel zooms its photo. @returns whether it did */
function zoomsCell(runtime: LazyRuntime, event: WheelEvent, box: DOMRect): boolean {
  const dy = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
  if (dy === 0 || event.shiftKey) return false;
  const factor = Math.exp(-dy * (event.ctrlKey ? WHEEL_RATE * 4 : WHEEL_RATE));
  const point = { x: event.clientX - box.left, y: event.clientY - box.top };
  return runtime.now()?.editor.zoomCell(point, factor) ?? false;
}

/** A wheel zooms at the pointer; with Shift, or sideways, it moves the view. */
function turnWheel({ store, surface }: EditorCore, event: WheelEvent, box: DOMRect): void {
  const { view, stage } = store.getState();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  const point = { x: event.clientX - box.left, y: event.clientY - box.top };
  const pans = !event.ctrlKey && !event.metaKey && (event.shiftKey || dx !== 0);
  // With Shift, some browsers turn the wheel movement sideways already.
  const along = event.shiftKey && dx === 0 ? { x: dy, y: 0 } : { x: dx, y: dy };
  // A trackpad pinch arrives as wheel events with Control and small steps.
  const factor = Math.exp(-dy * (event.ctrlKey ? WHEEL_RATE * 4 : WHEEL_RATE));
  const moved = pans
    ? { ...view, x: view.x - along.x, y: view.y - along.y }
    : zoomView(view, fitStage(stage, surface), point, factor);
  store.setState({ view: boundView(moved, stage, surface), viewMoving: true });
}
