import { Bench, filledUp, type Tensor, type Weights } from './bench.ts';
import type { ModelFile, Step } from './model-file.ts';

/** Of the input, pixels: multiples of 32. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Runs a face detector on pixels of red, green and blue. @returns its outputs, in its own order */
export type RunModel = (pixels: Float32Array, size: Size) => readonly Float32Array[];

/**
 * A face detector that runs on a kernel of half a kilobyte: a whole runtime has megabytes.
 * @throws WebAssembly.CompileError in a browser without SIMD
 */
export async function loadModel(model: ModelFile): Promise<RunModel> {
  const bench = await Bench.open();
  const weights = new Map(
    model.steps.flatMap((step) =>
      step.operator === 'conv' || step.operator === 'depthwise' ? [[step, laidOut(bench, step, model)] as const] : [],
    ),
  );
  const start = bench.used;
  return (pixels, size) => {
    bench.release(start);
    const tensors = new Map([[model.input, placed(bench, pixels, size)]]);
    const tensorAt = (index: number | undefined): Tensor => {
      const tensor = tensors.get(index ?? -1);
      if (!tensor) throw new Error(`tensor ${index} was not computed`);
      return tensor;
    };
    for (const step of model.steps) {
      const from = step.inputs.filter((index) => !model.constants.has(index)).map(tensorAt);
      const more = step.operator === 'pad' ? (model.constants.get(step.inputs[1] ?? -1)?.values[7] ?? 0) : 0;
      tensors.set(step.output, computed(bench, step, from, weights.get(step), more));
    }
    return model.outputs.map((index) => numbersOf(bench, tensorAt(index)));
  };
}

/** The weights in the order of the kernel: by input, then by output. */
function laidOut(bench: Bench, { operator, inputs }: Step, { constants }: ModelFile): Weights {
  const [weights, bias] = [constants.get(inputs[1] ?? -1), constants.get(inputs[2] ?? -1)];
  if (!weights || !bias) throw new Error('expected a convolution with weights');
  const [count = 0, edge = 1, , deep = 0] = weights.shape;
  const isEach = operator === 'depthwise';
  const channels = isEach ? deep : count;
  const [wide, from] = [filledUp(channels), isEach ? 1 : filledUp(deep)];
  const at = bench.room(edge * edge * from * wide);
  for (let place = 0; place < edge * edge; place++) {
    for (let o = 0; o < channels; o++) {
      for (let i = 0; i < (isEach ? 1 : deep); i++) {
        const value = isEach ? weights.values[place * deep + o] : weights.values[(o * edge * edge + place) * deep + i];
        bench.all[at + (place * from + i) * wide + o] = value as number;
      }
    }
  }
  const biasAt = bench.room(wide);
  bench.all.set(bias.values, biasAt);
  return { at, bias: biasAt, edge, channels };
}

function placed(bench: Bench, pixels: Float32Array, { rows, columns }: Size): Tensor {
  const to = bench.tensor(rows, columns, 3);
  for (let i = 0; i < rows * columns; i++) bench.all.set(pixels.subarray(i * 3, i * 3 + 3), to.at + i * filledUp(3));
  return to;
}

function numbersOf({ all }: Bench, { rows, columns, channels, at }: Tensor): Float32Array {
  const values = new Float32Array(rows * columns * channels);
  for (let i = 0; i < rows * columns; i++) {
    const start = at + i * filledUp(channels);
    values.set(all.subarray(start, start + channels), i * channels);
  }
  return values;
}

function computed(
  bench: Bench,
  { operator, stride }: Step,
  [from, ...others]: readonly Tensor[],
  weights: Weights | undefined,
  more: number,
): Tensor {
  if (!from) throw new Error(`${operator} has no input`);
  if (weights) return operator === 'conv' ? bench.mixed(from, weights, stride) : bench.mixedEach(from, weights, stride);
  if (operator === 'add') return added(bench, from, others[0] ?? from);
  if (operator === 'relu') return cutAtZero(bench, from);
  if (operator === 'pool') return pooled(bench, from);
  if (operator === 'pad') return widened(bench, from, more);
  return operator === 'join' ? joined(bench, [from, ...others]) : from;
}

const lengthOf = ({ rows, columns, channels }: Tensor): number => rows * columns * filledUp(channels);

function added(bench: Bench, from: Tensor, other: Tensor): Tensor {
  const to = bench.tensor(from.rows, from.columns, from.channels);
  const { all } = bench;
  for (let i = 0; i < lengthOf(from); i++)
    all[to.at + i] = (all[from.at + i] as number) + (all[other.at + i] as number);
  return to;
}

/** In place: the detector asks for nothing else of its input. */
function cutAtZero({ all }: Bench, from: Tensor): Tensor {
  for (let i = from.at; i < from.at + lengthOf(from); i++) if ((all[i] as number) < 0) all[i] = 0;
  return from;
}

/** The largest of each two by two. */
function pooled(bench: Bench, from: Tensor): Tensor {
  const to = bench.tensor(from.rows / 2, from.columns / 2, from.channels);
  const { all } = bench;
  const wide = filledUp(from.channels);
  for (let i = 0; i < to.rows * to.columns; i++) {
    const [y, x] = [Math.floor(i / to.columns) * 2, (i % to.columns) * 2];
    const first = from.at + (y * from.columns + x) * wide;
    const below = first + from.columns * wide;
    for (let c = 0; c < wide; c++) {
      const upper = Math.max(all[first + c] as number, all[first + wide + c] as number);
      all[to.at + i * wide + c] = Math.max(upper, all[below + c] as number, all[below + wide + c] as number);
    }
  }
  return to;
}

/** More channels, of zeros, behind those that are there. */
function widened(bench: Bench, from: Tensor, more: number): Tensor {
  const to = bench.tensor(from.rows, from.columns, from.channels + more);
  const [narrow, wide] = [filledUp(from.channels), filledUp(to.channels)];
  for (let i = 0; i < from.rows * from.columns; i++) {
    bench.all.copyWithin(to.at + i * wide, from.at + i * narrow, from.at + i * narrow + from.channels);
  }
  return to;
}

/** One after the other. */
function joined(bench: Bench, parts: readonly Tensor[]): Tensor {
  const numbers = parts.map((part) => numbersOf(bench, part));
  const length = numbers.reduce((sum, part) => sum + part.length, 0);
  const to = bench.tensor(1, 1, length);
  let { at } = to;
  for (const part of numbers) {
    bench.all.set(part, at);
    at += part.length;
  }
  return to;
}
