import type { PointerInput, Stage, StateOf } from './state.ts';

export function startDrawing(stage: Stage, input: PointerInput): StateOf<'drawing'> {
  if (input.kind === 'pen') stage.takePen();
  stage.startStroke(input);
  return { name: 'drawing', first: input, last: input.point };
}
