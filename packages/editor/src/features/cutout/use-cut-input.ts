import type { Point } from '@cpc/design';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, type WheelEvent } from 'react';
import { ARROWS } from '../../geometry/arrows.ts';
import { type Look, moved, toMask, zoomed } from './look.ts';
import type { CutTool } from './cut-tool.ts';
import type { CutSource } from './source.ts';
import type { Cutout } from './use-cutout.ts';

export interface CutInputParts {
  readonly source: CutSource;
  readonly cutout: Cutout;
  readonly tool: CutTool | null;
  readonly view: {
    readonly size: { readonly width: number; readonly height: number };
    readonly whole: Look;
    readonly seen: Look;
    readonly setLook: (look: Look | null) => void;
  };
  /** Where the keys are, in the mask; null while a finger works. */
  readonly cursor: Point | null;
  readonly setCursor: (at: Point | null) => void;
  /** Shows the mask as it is now, between two renderings. */
  readonly paint: () => void;
}

/** How far an arrow key moves the spot, CSS pixels; five times as far with Shift. */
const KEY_STEP = 8;
const ZOOM_STEP = 1.4;

/** Fingers, mouse, wheel and keys on the picture. One finger works, two fingers move and zoom. */
export function useCutInput(parts: CutInputParts) {
  const fingers = useRef(new Map<number, Point>());
  const line = useRef<Point | null>(null);
  const { cutout, view, setCursor } = parts;
  const lift = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    if (fingers.current.size === 0) endLine(parts, line);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setCursor(null);
      const at = pointOf(event);
      fingers.current.set(event.pointerId, at);
      if (fingers.current.size === 1) return startLine(parts, line, at);
      // A second finger: what the first one began was the start of a pinch.
      cutout.history.discard();
      cutout.mask.show(cutout.history.mask());
      line.current = null;
      parts.paint();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const at = pointOf(event);
      if (fingers.current.size === 1) drawTo(parts, line, at);
      else pinch(parts, fingers.current, event.pointerId, at);
      fingers.current.set(event.pointerId, at);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onWheel: (event: WheelEvent<HTMLElement>) => {
      const at = pointOf(event);
      view.setLook(zoomed(view.seen, at, Math.exp(-event.deltaY / 300), view.whole));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (pressed(parts, event)) event.preventDefault();
    },
  };
}

function pointOf(event: PointerEvent<HTMLElement> | WheelEvent<HTMLElement>): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

type LineRef = RefObject<Point | null>;

function startLine(parts: CutInputParts, line: LineRef, at: Point): void {
  line.current = toMask(parts.view.seen, at);
  if (parts.tool?.kind !== 'brush') return;
  parts.cutout.draws();
  drawTo(parts, line, at);
}

function drawTo({ tool, cutout, view, paint }: CutInputParts, line: LineRef, at: Point): void {
  if (tool?.kind !== 'brush' || !line.current) return;
  const to = toMask(view.seen, at);
  const part = cutout.history.draw(line.current, to, { ...tool.brush, radius: tool.brush.radius / view.seen.scale });
  line.current = to;
  if (!part) return;
  cutout.mask.show(cutout.history.mask(), part);
  paint();
}

function endLine({ tool, cutout, source }: CutInputParts, line: LineRef): void {
  const at = line.current;
  line.current = null;
  if (!at) return;
  if (tool?.kind === 'brush') {
    cutout.history.rest();
    cutout.drawn();
  }
  if (tool?.kind === 'tap') tapAt({ tool, cutout, source }, at);
}

function tapAt({ tool, cutout, source }: Pick<CutInputParts, 'tool' | 'cutout' | 'source'>, at: Point): void {
  const { width, height } = source.mask;
  const isInside = at.x >= 0 && at.y >= 0 && at.x < width && at.y < height;
  if (tool?.kind === 'tap' && isInside) cutout.tap({ x: at.x / width, y: at.y / height, keep: tool.keep });
}

/** Two fingers: the middle between them moves the picture, their distance zooms it. */
function pinch({ view, source }: CutInputParts, fingers: Map<number, Point>, id: number, at: Point): void {
  const other = [...fingers].find(([one]) => one !== id)?.[1];
  const before = fingers.get(id);
  if (!other || !before) return;
  const reach = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
  const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
  const by = { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 };
  const near = zoomed(view.seen, middle, reach(at) / reach(before), view.whole);
  view.setLook(moved(near, by, view.size, source.mask));
}

/** Arrow keys move a spot, Enter and Space work there, + and - zoom. @returns whether the key was used */
function pressed(parts: CutInputParts, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  const { view, source, cursor, setCursor } = parts;
  const middle = toMask(view.seen, { x: view.size.width / 2, y: view.size.height / 2 });
  const spot = cursor ?? middle;
  const arrow = ARROWS[key];
  if (arrow) {
    const step = (KEY_STEP * (shiftKey ? 5 : 1)) / view.seen.scale;
    const within = (value: number, limit: number) => Math.max(0, Math.min(limit - 1, value));
    setCursor({
      x: within(spot.x + arrow[0] * step, source.mask.width),
      y: within(spot.y + arrow[1] * step, source.mask.height),
    });
    return true;
  }
  if (key === '+' || key === '=' || key === '-') {
    const at = { x: view.seen.x + spot.x * view.seen.scale, y: view.seen.y + spot.y * view.seen.scale };
    view.setLook(zoomed(view.seen, at, key === '-' ? 1 / ZOOM_STEP : ZOOM_STEP, view.whole));
    return true;
  }
  if (key !== 'Enter' && key !== ' ') return false;
  workAt(parts, spot);
  return true;
}

function workAt(parts: CutInputParts, spot: Point): void {
  const { tool, cutout, view } = parts;
  if (tool?.kind === 'tap') return tapAt(parts, spot);
  if (tool?.kind !== 'brush') return;
  cutout.draws();
  cutout.history.draw(spot, spot, { ...tool.brush, radius: tool.brush.radius / view.seen.scale });
  cutout.history.rest();
  cutout.mask.show(cutout.history.mask());
  cutout.drawn();
}
