import type { Point } from '@cpc/design';
import { type Box, type Brush, brushLine, type Mask } from '@cpc/imaging';

/** The most steps that can be undone. A step of the largest mask is two megabytes. */
const MAX_STEPS = 20;

/** A mask that is mended, with its steps. The mask is changed in place while a line is drawn. */
export interface MaskHistory {
  readonly mask: () => Mask;
  /** A new mask, as one step. */
  readonly replace: (mask: Mask) => void;
  /** Draws a piece of a line. `rest` ends the line: it is one step. @returns the part that changed */
  readonly draw: (from: Point, to: Point, brush: Brush) => Box | undefined;
  readonly rest: () => void;
  /** Takes back the line that is being drawn. */
  readonly discard: () => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
}

export function createMaskHistory(first: Mask): MaskHistory {
  let now = copyOf(first);
  /** The mask before the line that is being drawn. */
  let before: Mask | undefined;
  let done: readonly Mask[] = [];
  let undone: readonly Mask[] = [];
  const record = (earlier: Mask): void => {
    done = [...done, earlier].slice(-MAX_STEPS);
    undone = [];
  };
  const rest = (): void => {
    if (before) record(before);
    before = undefined;
  };
  return {
    mask: () => now,
    replace: (mask) => {
      rest();
      record(now);
      now = copyOf(mask);
    },
    draw: (from, to, brush) => {
      before ??= copyOf(now);
      return brushLine(now, from, to, brush);
    },
    rest,
    discard: () => {
      if (before) now = before;
      before = undefined;
    },
    undo: () => {
      rest();
      const last = done.at(-1);
      if (!last) return false;
      done = done.slice(0, -1);
      undone = [...undone, now];
      now = last;
      return true;
    },
    redo: () => {
      rest();
      const next = undone.at(-1);
      if (!next) return false;
      undone = undone.slice(0, -1);
      done = [...done, now];
      now = next;
      return true;
    },
    canUndo: () => done.length > 0 || before !== undefined,
    canRedo: () => undone.length > 0,
  };
}

const copyOf = ({ data, width, height }: Mask): Mask => ({ data: data.slice(), width, height });
