import type { Enlargement } from '@cpc/design';
import type { Pixels } from '@cpc/imaging';

/**
 * What the page asks of the worker: a tool, its settings, and the pixels, which are transferred and not copied. Every
 * picture tool is one kind of request. There is no message to stop: the page ends the worker.
 */
export interface ToolRequest {
  readonly tool: 'improve';
  readonly pixels: Pixels;
  /** 0 … 1: strength of the colour enhancement. */
  readonly strength: number;
  readonly times: Enlargement;
}

/** What the worker answers: its progress, 0 … 1, and at the end the new pixels or why there are none. */
export type ToolAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly pixels: Pixels }
  | { readonly kind: 'failed'; readonly problem: ToolProblem; readonly message: string };

/**
 * `memory`: the device has too little for this picture. `tooLarge`: the server would not accept the result.
 * `unavailable`: the tool or the picture cannot be loaded, mostly without a network. `broken`: anything else.
 */
export type ToolProblem = 'memory' | 'tooLarge' | 'unavailable' | 'broken';

export class ToolError extends Error {
  readonly problem: ToolProblem;

  constructor(problem: ToolProblem, message: string) {
    super(message);
    this.name = 'ToolError';
    this.problem = problem;
  }
}
