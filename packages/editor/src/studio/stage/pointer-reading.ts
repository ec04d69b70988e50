import { CROP_HANDLES } from '../../geometry/crop-handles.ts';
import type { Handle, PointerInput, Sample, ToolEvent } from '../../gestures/state.ts';

interface PointerReader {
  /** @param hasRaw whether the readings of a move have come already, as raw updates */
  readonly read: (type: ToolEvent['type'], event: PointerEvent, draws: boolean) => ToolEvent;
  /** Reads a raw update: a reading that does not wait for the next frame. */
  readonly readRaw: (event: PointerEvent) => ToolEvent;
  readonly end: () => void;
}

/** Reads the browser's pointer events on the stage. The position of the stage is measured once per touch. */
export function pointerReader(element: HTMLElement): PointerReader {
  let box = element.getBoundingClientRect();
  let raw = false;
  let space = false;
  const onKey = ({ type, key, target }: KeyboardEvent) => {
    const types = target instanceof Element && target.closest('input, textarea, select, button') !== null;
    if (key === ' ') space = type === 'keydown' && !types;
  };
  // A key released in another window fires no event here.
  const onBlur = () => (space = false);
  const events = ['keydown', 'keyup'] as const;
  for (const type of events) addEventListener(type, onKey);
  addEventListener('blur', onBlur);
  const sample = (one: PointerEvent): Sample => ({
    point: { x: one.clientX - box.left, y: one.clientY - box.top },
    pressure: one.pointerType === 'pen' ? one.pressure : 0.5,
    time: one.timeStamp,
  });
  const input = (type: ToolEvent['type'], event: PointerEvent): ToolEvent => ({
    type,
    ...sample(event),
    pointer: event.pointerId,
    kind: kindOf(event),
    pans: event.button === 1 || (type === 'down' && space),
    handle: handleOf(event),
    adds: event.shiftKey || event.ctrlKey || event.metaKey,
    steps: event.shiftKey,
    free: event.altKey,
    trail: [],
    ahead: [],
  });
  return {
    read(type, event, draws) {
      if (type === 'down') {
        box = element.getBoundingClientRect();
        raw = false;
      }
      if (type !== 'move') return input(type, event);
      // The raw updates are drawn already: only the predicted points are new.
      const trail = raw && draws ? [] : readingsOf(event, 'getCoalescedEvents');
      const ahead = draws ? readingsOf(event, 'getPredictedEvents').map(sample) : [];
      return {
        ...input(type, event),
        trail: trail.length > 0 || (raw && draws) ? trail.map(sample) : [sample(event)],
        ahead,
      };
    },
    readRaw(event) {
      raw = true;
      const trail = readingsOf(event, 'getCoalescedEvents');
      return { ...input('move', event), trail: (trail.length > 0 ? trail : [event]).map(sample) };
    },
    end: () => {
      for (const type of events) removeEventListener(type, onKey);
      removeEventListener('blur', onBlur);
    },
  };
}

/** The coalesced or predicted events, in browsers that support them. */
const readingsOf = (event: PointerEvent, name: 'getCoalescedEvents' | 'getPredictedEvents'): readonly PointerEvent[] =>
  name in event ? event[name]() : [];

const handleOf = (event: PointerEvent): Handle | null => {
  if (!(event.target instanceof Element)) return null;
  const name = event.target.closest('[data-handle]')?.getAttribute('data-handle');
  return name === 'turn' ? name : (CROP_HANDLES.find((handle) => handle === name) ?? null);
};

const kindOf = ({ pointerType }: PointerEvent): PointerInput['kind'] =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
