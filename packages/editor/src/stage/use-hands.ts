import { type RefObject, useEffect } from 'react';
import { useEditor } from '../context.ts';
import type { Editor } from '../model/editor.ts';
import { boundView, zoomView } from '../geometry/view.ts';
import { fitStage } from '../store/stage.ts';
import type { PointerInput, Sample, ToolEvent } from '../tools/state.ts';

const TYPES = { pointerdown: 'down', pointermove: 'move', pointerup: 'up', pointercancel: 'cancel' } as const;
/** Zoom for one pixel of the wheel, as an exponent. */
const WHEEL_RATE = 0.0022;
/** A wheel has no end: this long without a turn, the view rests. */
const WHEEL_REST_MS = 140;

/** Turns the browser's pointer and wheel events on the stage into events of the tools. */
export function useHands(stage: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const onPointer = (event: PointerEvent) => {
      const type = TYPES[event.type as keyof typeof TYPES];
      if (type === 'down' && !takesPress(element, event)) return;
      if (type === 'move' && !element.hasPointerCapture(event.pointerId)) return;
      editor.dispatch(toolEvent(type, event, element.getBoundingClientRect()));
    };
    let resting: ReturnType<typeof setTimeout> | undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomAt(editor, event, element.getBoundingClientRect());
      clearTimeout(resting);
      resting = setTimeout(() => editor.store.setState({ viewMoving: false }), WHEEL_REST_MS);
    };
    const types = Object.keys(TYPES) as (keyof typeof TYPES)[];
    for (const type of types) element.addEventListener(type, onPointer);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(resting);
      for (const type of types) element.removeEventListener(type, onPointer);
      element.removeEventListener('wheel', onWheel);
    };
  }, [editor, stage]);
}

/** Buttons laid over the stage keep their presses; everything else belongs to the hands until it is lifted. */
function takesPress(element: HTMLElement, event: PointerEvent): boolean {
  const target = event.target as Element;
  if (target.closest('button') || (event.pointerType === 'mouse' && event.button > 1)) return false;
  element.setPointerCapture(event.pointerId);
  // A press on the stage ends typing elsewhere.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return true;
}

function toolEvent(type: ToolEvent['type'], event: PointerEvent, box: DOMRect): ToolEvent {
  const sample = (one: PointerEvent): Sample => ({
    point: { x: one.clientX - box.left, y: one.clientY - box.top },
    pressure: one.pointerType === 'pen' ? one.pressure : 0.5,
  });
  const readings = type === 'move' ? coalesced(event) : [];
  return {
    type,
    ...sample(event),
    pointer: event.pointerId,
    kind: event.pointerType as PointerInput['kind'],
    time: event.timeStamp,
    pans: event.button === 1,
    handle: (event.target as Element).closest('[data-handle]') !== null,
    trail: readings.length > 0 ? readings.map(sample) : [sample(event)],
  };
}

function zoomAt({ store, surface }: Editor, event: WheelEvent, box: DOMRect): void {
  const { view, stage } = store.getState();
  const point = { x: event.clientX - box.left, y: event.clientY - box.top };
  // A trackpad pinch arrives as a wheel with Control and small steps.
  const factor = Math.exp(-event.deltaY * (event.ctrlKey ? WHEEL_RATE * 4 : WHEEL_RATE));
  store.setState({
    view: boundView(zoomView(view, fitStage(stage, surface), point, factor), stage, surface),
    viewMoving: true,
  });
}

/** Every reading since the last event, where the browser keeps them. */
const coalesced = (event: PointerEvent): readonly PointerEvent[] =>
  'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
