import type { Point } from '@cpc/design';
import type { Size } from '../../geometry/view.ts';
import type { EditorState } from '../../session/state.ts';

/** Margin that keeps a handle reachable when its corner is outside the stage, in CSS pixels. */
const REACH = 24;

export function within({ x, y }: Point, stage: Size): Point {
  const keep = (value: number, length: number) => Math.min(length - REACH, Math.max(REACH, value));
  return { x: keep(x, stage.width), y: keep(y, stage.height) };
}

/** The size of the part of the stage that no panel covers, CSS pixels. */
export const seenStage = ({ stage: { width, height }, covered }: EditorState): Size => ({
  width,
  height: height - covered,
});
