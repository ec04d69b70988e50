import { type Point, type TextLayer, toSurface } from '@cpc/design';
import type { TextOutline } from '@cpc/paint';
import type { Caret, CaretLine } from '@cpc/paint/text';
import { toStage, type View } from '../../geometry/view.ts';

type Edge = Caret['before'];

/** Maps a point of a text's box (mm from its top-left corner) to the stage, in CSS pixels. */
export const boxToStage =
  ({ placement }: Pick<TextLayer, 'placement'>, { width, height }: Pick<TextOutline, 'width' | 'height'>, view: View) =>
  ({ x, y }: Point): Point =>
    toStage(view, toSurface(placement, { x: x - width / 2, y: y - height / 2 }));

/** The edge at which the caret stands before an offset of the text as typed. At a break it begins the next line. */
export function edgeAt(lines: readonly CaretLine[], offset: number): Edge | undefined {
  const line = lines.findLast(({ start }) => start <= offset);
  return line?.carets.find((caret) => caret.offset >= offset)?.before ?? line?.last;
}

/** The characters of a selection. */
export const selectedCarets = (lines: readonly CaretLine[], from: number, to: number): readonly Caret[] =>
  lines.flatMap(({ carets }) => carets.filter(({ offset }) => offset >= from && offset < to));

/** The offset whose caret is nearest to a point. @param onStage maps a point of the text's box to the stage */
export function offsetAt(lines: readonly CaretLine[], point: Point, onStage: (point: Point) => Point): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  const weigh = (offset: number, [top, bottom]: Edge) => {
    const off = toSegment(point, onStage(top), onStage(bottom));
    if (off < least) [best, least] = [offset, off];
  };
  for (const { end, carets, last } of lines) {
    for (const caret of carets) weigh(caret.offset, caret.before);
    weigh(end, last);
  }
  return best;
}

/** Distance of a point from a line segment. */
function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The word around an offset. */
export function wordAt(text: string, offset: number): readonly [from: number, to: number] {
  const at = words.segment(text).containing(Math.min(offset, Math.max(0, text.length - 1)));
  return at ? [at.index, at.index + at.segment.length] : [offset, offset];
}
