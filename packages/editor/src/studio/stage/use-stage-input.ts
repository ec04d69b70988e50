import { type ToolEvent } from '../../gestures/state.ts';
import { type RefObject, useEffect } from 'react';
import { useStudio } from '../../model/context.ts';
import type { LazyRuntime } from '../../model/lazy-runtime.ts';
import type { EditorCore } from '../../model/core.ts';
import { zoomView } from '../../geometry/view.ts';
import { LINE_PX, WHEEL_RATE, WHEEL_REST_MS } from '../../geometry/wheel.ts';
import { fitStage, moveView, restView } from '../../viewport/view.ts';
import { pointerReader } from './pointer-reading.ts';

const EVENTS = [
  ['pointerdown', 'down'],
  ['pointermove', 'move'],
  ['pointerup', 'up'],
  ['pointercancel', 'cancel'],
  // Fires after every release, where it has no effect. Without a release, no further event of this pointer follows.
  ['lostpointercapture', 'cancel'],
] as const;

/** Turns pointer and wheel events on the stage into events of the tools. */
export function useStageInput(stage: RefObject<HTMLElement | null>): void {
  const studio = useStudio();
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const ends = [listenToPointers(studio.runtime, element), listenToWheel(studio.core, element)];
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
    // The release of a finger would come to another element.
    runtime.cancelGesture();
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

function listenToWheel(core: EditorCore, element: HTMLElement): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    turnWheel(core, event, element.getBoundingClientRect());
    clearTimeout(resting);
    resting = setTimeout(() => restView(core.store), WHEEL_REST_MS);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(resting);
    element.removeEventListener('wheel', onWheel);
  };
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
  moveView(store, moved, surface);
}
