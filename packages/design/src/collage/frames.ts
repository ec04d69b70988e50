import type { Mask } from '../document/layers/picture.ts';
import { bleedBox, trimBox } from '../surface/geometry.ts';
import type { Rect } from '../surface/shapes.ts';
import type { Surface } from '../surface/surface.ts';
import { clearRect, clearRoom } from './clear-rect.ts';
import type { Backing, Cell, Layout } from './layouts/layout.ts';
import { type CollageStyle, GAP } from './style.ts';

/** A cell on a surface. */
export interface Frame {
  /** Before it turns about its centre, mm of the surface. */
  readonly box: Rect;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly mask: Mask | null;
  readonly rounding: number;
  /** What lies beneath it and above the cell before it. */
  readonly beneath: readonly Backing[];
}

/** The cells of a layout on a surface, the lowest first. */
export function collageFrames(
  layout: Layout,
  count: number,
  surface: Surface,
  { gap: share, rounding }: CollageStyle,
): readonly Frame[] {
  const gap = Math.min(GAP.most, Math.max(GAP.least, share)) * Math.min(surface.width, surface.height);
  const cells =
    layout.style === 'full' ? tiledCells(layout, count, surface, gap) : laidCells(layout, count, surface, gap);
  return cells.map(({ box, turn = 0, mask = null, rounding: own, beneath = [] }) => ({
    box,
    turn,
    mask,
    rounding: mask === null ? (own ?? rounding) : 0,
    beneath,
  }));
}

/** The cells of a layout that leaves its own gaps. */
function laidCells(layout: Layout, count: number, surface: Surface, gap: number): readonly Cell[] {
  const room = layout.style === 'bleed' ? bleedBox(surface) : clearRoom(surface);
  return inRoom(layout, count, room, { surface, gap });
}

function inRoom(layout: Layout, count: number, room: Rect, at: { surface: Surface; gap: number }): readonly Cell[] {
  const { x, y, width, height } = room;
  const around = shifted(bleedBox(at.surface), -x, -y);
  return layout.cells(count, { width, height, gap: at.gap, around }).map((cell) => placed(cell, x, y));
}

/** How much of a cell should be clear of the camera and the rounded edges, so that its photo's subject is seen. */
const CLEAR = 0.5;
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;

/**
 * The cells of a layout that tiles its room: between the whole surface and its clear part, the largest room in which
 * every cell is clear enough. The outer cells then run into the bleed.
 */
function tiledCells(layout: Layout, count: number, surface: Surface, gap: number): readonly Cell[] {
  const [whole, clear, bleed] = [trimBox(surface), clearRoom(surface), bleedBox(surface)];
  const tries = STEPS.map((step) => {
    const room = between(whole, clear, step);
    const cells = inRoom(layout, count, room, { surface, gap });
    return { room, cells, least: Math.min(...cells.map(({ box }) => clearShare(surface, box))) };
  });
  const best = tries.find(({ least }) => least >= CLEAR) ?? tries.toSorted((a, b) => b.least - a.least)[0];
  if (!best) return [];
  return best.cells.map((cell) => (cell.floats ? cell : { ...cell, box: spread(cell.box, best.room, bleed, gap) }));
}

function clearShare(surface: Surface, box: Rect): number {
  const clear = clearRect(surface, box);
  return clear ? (clear.width * clear.height) / (box.width * box.height) : 0;
}

/** A tile with its outer sides in the bleed, and half a gap off each inner side. */
function spread(box: Rect, room: Rect, bleed: Rect, gap: number): Rect {
  const cut = Math.min(gap, box.width / 3, box.height / 3) / 2;
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b));
  const left = near(box.x, room.x) ? bleed.x : box.x + cut;
  const top = near(box.y, room.y) ? bleed.y : box.y + cut;
  const right = near(box.x + box.width, room.x + room.width) ? bleed.x + bleed.width : box.x + box.width - cut;
  const bottom = near(box.y + box.height, room.y + room.height) ? bleed.y + bleed.height : box.y + box.height - cut;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const between = (a: Rect, b: Rect, share: number): Rect => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
  width: a.width + (b.width - a.width) * share,
  height: a.height + (b.height - a.height) * share,
});

const shifted = (box: Rect, dx: number, dy: number): Rect => ({ ...box, x: box.x + dx, y: box.y + dy });

function placed(cell: Cell, dx: number, dy: number): Cell {
  const beneath = (cell.beneath ?? []).map((backing): Backing => {
    if (backing.kind === 'card') return { ...backing, box: shifted(backing.box, dx, dy) };
    const { from, to } = backing;
    return { ...backing, from: { x: from.x + dx, y: from.y + dy }, to: { x: to.x + dx, y: to.y + dy } };
  });
  return { ...cell, box: shifted(cell.box, dx, dy), beneath };
}
