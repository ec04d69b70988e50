import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { beside, type Detent, type Heights, restOf } from './detents.ts';

/** How far a finger moves before it drags the panel and no longer presses what is under it, CSS pixels. */
const SLOP = 6;
/** The parts of the window that a panel takes, as in `panel.tsx` and `studio-view.tsx`: the case stays in sight. */
const HALF_PART = 0.46;
const HALF_MOST = 352;
const TALL_PART = 0.72;

interface Hold {
  readonly pointer: number;
  readonly y: number;
  readonly x: number;
  readonly height: number;
  readonly heights: Heights;
  /** Whether it drags; until then it may be a tap, or scroll the tabs. */
  readonly drags: boolean;
  readonly last: { readonly y: number; readonly time: number };
  /** Upwards, CSS pixels per ms. */
  readonly speed: number;
}

/** A panel over the stage that a finger drags by its header to three heights; so do a button and the arrow keys. */
export function useSheet(panel: RefObject<HTMLElement | null>) {
  const [detent, setDetent] = useState<Detent>('half');
  const hold = useRef<Hold | null>(null);
  const dragged = useRef(false);
  /** The way the button goes on: up to the highest, then down to the lowest. */
  const [grows, setGrows] = useState(true);
  const rest = (next: Detent, heights: Heights) => {
    if (panel.current) panel.current.style.height = '';
    setDetent(next);
    if (next === beside(next, 1, heights)) setGrows(false);
    if (next === 'peek') setGrows(true);
  };
  const step = (by: 1 | -1) => {
    const heights = heightsOf(panel.current);
    rest(beside(detent, by, heights), heights);
  };
  const release = (event: PointerEvent) => {
    const held = hold.current;
    if (held?.pointer !== event.pointerId) return;
    hold.current = null;
    if (held.drags) rest(restOf(panel.current?.offsetHeight ?? 0, held.speed, held.heights), held.heights);
  };
  return {
    detent,
    grows,
    step,
    /** For the header, which drags the panel. */
    handle: {
      onPointerDown: (event: PointerEvent) => {
        dragged.current = false;
        if (!panel.current || hold.current || event.button !== 0) return;
        hold.current = {
          pointer: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          height: panel.current.offsetHeight,
          heights: heightsOf(panel.current),
          drags: false,
          last: { y: event.clientY, time: event.timeStamp },
          speed: 0,
        };
      },
      onPointerMove: (event: PointerEvent) => {
        const held = hold.current;
        if (!panel.current || held?.pointer !== event.pointerId) return;
        const [across, up] = [Math.abs(event.clientX - held.x), held.y - event.clientY];
        if (!held.drags && across > SLOP && across > Math.abs(up)) hold.current = null;
        if (!held.drags && Math.abs(up) <= SLOP) return;
        if (!held.drags) event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = true;
        hold.current = pulled(held, event);
        panel.current.style.height = `${within(held.height + up, held.heights)}px`;
      },
      onPointerUp: release,
      onPointerCancel: release,
      // What lay under a dragging finger is not pressed.
      onClickCapture: (event: { readonly stopPropagation: () => void; readonly preventDefault: () => void }) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}

function pulled(held: Hold, { clientY: y, timeStamp: time }: PointerEvent): Hold {
  const passed = time - held.last.time;
  const speed = passed > 0 ? (held.last.y - y) / passed : held.speed;
  return { ...held, drags: true, last: { y, time }, speed };
}

const within = (height: number, heights: Heights): number => {
  const all = Object.values(heights);
  return Math.min(Math.max(...all), Math.max(Math.min(...all), height));
};

/** The heights at which a panel rests. A short one that is shown whole has no taller one. */
function heightsOf(panel: HTMLElement | null): Heights {
  const room = panel?.parentElement?.clientHeight ?? 0;
  const [header, ...rest] = [...(panel?.children ?? [])];
  if (!panel || !header) return {};
  const whole = rest.reduce((sum, { scrollHeight }) => sum + scrollHeight, header.clientHeight);
  const most = Math.min(room * HALF_PART, HALF_MOST);
  const half = 'steady' in panel.dataset ? most : Math.min(most, whole);
  const tall = 'steady' in panel.dataset ? room * TALL_PART : Math.min(room * TALL_PART, whole);
  return { peek: header.clientHeight, half, ...(tall > half + 1 && { tall }) };
}
