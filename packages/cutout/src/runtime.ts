/**
 * The three models. `far` finds faces in the whole picture, `near` looks at one face close up, `person` tells people from
 * what is behind them.
 */
export type ModelName = 'far' | 'near' | 'person';

/** Runs a model. The only thing that differs between a browser and Node. */
export interface Runtime {
  /**
   * @param input as the model expects it: a square of pixels, row by row, red, green, blue
   * @returns the model's outputs, in its own order
   */
  readonly infer: (model: ModelName, input: Float32Array) => Promise<readonly Float32Array[]>;
}

/** The edge of each model's input, pixels. */
export const INPUT_EDGE: Readonly<Record<ModelName, number>> = { far: 192, near: 128, person: 256 };
