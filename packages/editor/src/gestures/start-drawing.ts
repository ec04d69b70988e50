import type { PenPort } from './ports.ts';
import type { PointerInput, StateOf } from './state.ts';

export function startDrawing(stage: PenPort, input: PointerInput): StateOf<'drawing'> {
  if (input.kind === 'pen') stage.takePen();
  stage.startStroke(input);
  return { name: 'drawing', first: input, last: input.point };
}
