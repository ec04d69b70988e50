import { type PointerEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { beside, type Detent, type Heights, restOf } from './detents.ts';

/** How far a finger moves before it drags the panel and no longer presses what is under it, CSS pixels. */
const SLOP = 6;
/** The parts of the window that a panel takes, as in `panel.tsx` and `studio-view.tsx`: the case stays in sight. */
const HALF_PART = 0.46;
const MAX_HALF_PX = 352;
const TALL_PART = 0.72;
/** The time before the release that tells how fast the finger was, ms: one that rests longer has no speed. */
const SPEED_MS = 80;

type Panel = RefObject<HTMLElement | null>;

/** A panel over the stage that a finger drags by its header to three heights; so do a button and the arrow keys. */
export function useSheet(panel: Panel) {
  const [detent, setDetent] = useState<Detent>('half');
  /** The way the button goes on: up to the highest, then down to the lowest. */
  const [grows, setGrows] = useState(true);
  const rest = (next: Detent, heights: Heights) => {
    setDetent(next);
    if (next === 'peek') setGrows(true);
    else if (next === beside(next, 1, heights)) setGrows(false);
  };
  return {
    detent,
    grows,
    step: (by: 1 | -1) => {
      const heights = heightsOf(panel.current);
      rest(beside(detent, by, heights), heights);
    },
    /** Listeners for the header, which drags the panel. */
    handle: useDraggedHeight(panel, rest),
  };
}

interface Hold {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The height that it is dragged to. */
  readonly wanted: number;
  readonly heights: Heights;
  /** Whether it drags; until then it may be a tap, or scroll the tabs. */
  readonly drags: boolean;
  /** Where the finger was, at most SPEED_MS ago. */
  readonly recent: readonly { readonly y: number; readonly time: number }[];
}

function useDraggedHeight(panel: Panel, onRest: (detent: Detent, heights: Heights) => void) {
  const hold = useRef<Hold | null>(null);
  const dragged = useRef(false);
  const release = (event: PointerEvent) => {
    const held = hold.current;
    if (held?.pointer !== event.pointerId) return;
    hold.current = null;
    if (!held.drags) return;
    setHeight(panel.current, null);
    onRest(restOf(held.wanted, speedOf(held, event), held.heights), held.heights);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      if (panel.current && !hold.current && event.button === 0) hold.current = heldBy(event, panel.current);
    },
    onPointerMove: (event: PointerEvent) => {
      const held = hold.current;
      if (held?.pointer !== event.pointerId) return;
      // A mouse that was released elsewhere before it dragged.
      if (event.buttons === 0) return release(event);
      const [across, up] = [Math.abs(event.clientX - held.x), held.y - event.clientY];
      if (!held.drags && across > SLOP && across > Math.abs(up)) hold.current = null;
      if (!held.drags && Math.abs(up) <= SLOP) return;
      if (!held.drags) event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = true;
      hold.current = pulled(held, event);
      setHeight(panel.current, hold.current.wanted);
    },
    onPointerUp: release,
    onPointerCancel: release,
    // What lay under a dragging finger is not pressed.
    onClickCapture: (event: SyntheticEvent) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

const heldBy = ({ pointerId, clientX: x, clientY: y, timeStamp: time }: PointerEvent, panel: HTMLElement): Hold => ({
  pointer: pointerId,
  x,
  y,
  height: panel.offsetHeight,
  wanted: panel.offsetHeight,
  heights: heightsOf(panel),
  drags: false,
  recent: [{ y, time }],
});

function pulled(held: Hold, { clientY: y, timeStamp: time }: PointerEvent): Hold {
  const wanted = within(held.height + held.y - y, held.heights);
  return { ...held, wanted, drags: true, recent: [...recentOf(held, time), { y, time }] };
}

const recentOf = ({ recent }: Hold, now: number) => recent.filter(({ time }) => now - time <= SPEED_MS);

/** Upwards, CSS pixels per ms. */
function speedOf(held: Hold, { timeStamp: now }: PointerEvent): number {
  const recent = recentOf(held, now);
  const [first, last] = [recent.at(0), recent.at(-1)];
  return first && last && now > first.time ? (first.y - last.y) / (now - first.time) : 0;
}

/** Under the finger, a panel has no other limit and no delay. @param height CSS pixels; null: as its classes say */
function setHeight(panel: HTMLElement | null, height: number | null): void {
  if (!panel) return;
  const isFree = height !== null;
  Object.assign(panel.style, {
    height: isFree ? `${height}px` : '',
    maxHeight: isFree ? 'none' : '',
    transition: isFree ? 'none' : '',
  });
}

function within(height: number, heights: Heights): number {
  const all = Object.values(heights);
  return Math.min(Math.max(...all), Math.max(Math.min(...all), height));
}

/** The heights at which a panel rests. A short one that is shown whole has no taller one. */
function heightsOf(panel: HTMLElement | null): Heights {
  const room = panel?.parentElement?.clientHeight ?? 0;
  const [header, ...others] = [...(panel?.children ?? [])];
  if (!panel || !header) return {};
  const isSteady = 'steady' in panel.dataset;
  const whole = others.reduce((sum, { scrollHeight }) => sum + scrollHeight, header.clientHeight);
  const most = Math.min(room * HALF_PART, MAX_HALF_PX);
  const half = isSteady ? most : Math.min(most, whole);
  const tall = isSteady ? room * TALL_PART : Math.min(room * TALL_PART, whole);
  return { peek: header.clientHeight, half, ...(tall > half + 1 && { tall }) };
}
