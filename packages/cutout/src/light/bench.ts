/**
 * Numbers in the memory of the kernel: row by row, at each place its channels, filled up with zeros to a multiple of four.
 * `at`: index of the first number.
 */
export interface Tensor {
  readonly rows: number;
  readonly columns: number;
  readonly channels: number;
  readonly at: number;
}

/** Weights in the memory of the kernel, by the shape of TensorFlow Lite: outputs, rows, columns, inputs. */
export interface Weights {
  readonly at: number;
  readonly bias: number;
  readonly edge: number;
  readonly channels: number;
}

interface Kernel {
  readonly memory: WebAssembly.Memory;
  readonly mix: (...args: number[]) => void;
  readonly each: (...args: number[]) => void;
}

const BYTES = 4;
const PAGE = 65_536;
/** Pages that are asked for at once. */
const MORE = 64;
export const filledUp = (channels: number): number => Math.ceil(channels / 4) * 4;

/** The memory of a kernel, and what is computed in it. */
export class Bench {
  readonly #kernel: Kernel;
  #used = 0;
  all: Float32Array;

  private constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.all = new Float32Array(kernel.memory.buffer);
  }

  /** @throws WebAssembly.CompileError in a browser without SIMD */
  static async open(): Promise<Bench> {
    const { instance } = await WebAssembly.instantiate(Uint8Array.from(atob(KERNEL), (one) => one.charCodeAt(0)));
    return new Bench(instance.exports as unknown as Kernel);
  }

  get used(): number {
    return this.#used;
  }

  /** Gives back all room behind an index. */
  release(used: number): void {
    this.#used = used;
  }

  /** Room for numbers, all zero. @returns the index of the first one */
  room(count: number): number {
    const at = this.#used;
    this.#used += filledUp(count);
    const { memory } = this.#kernel;
    const lacking = this.#used * BYTES - memory.buffer.byteLength;
    if (lacking > 0) {
      memory.grow(Math.ceil(lacking / PAGE) + MORE);
      this.all = new Float32Array(memory.buffer);
    }
    this.all.fill(0, at, this.#used);
    return at;
  }

  tensor(rows: number, columns: number, channels: number): Tensor {
    return { rows, columns, channels, at: this.room(rows * columns * filledUp(channels)) };
  }

  /** A convolution over all channels. */
  mixed(from: Tensor, { at, bias, edge, channels }: Weights, stride: number): Tensor {
    const to = this.tensor(Math.ceil(from.rows / stride), Math.ceil(from.columns / stride), channels);
    const length = edge * edge * filledUp(from.channels);
    const mix = (line: number, out: number, places: number): void =>
      this.#kernel.mix(line * BYTES, at * BYTES, bias * BYTES, out * BYTES, places, length, filledUp(channels));
    if (edge === 1) {
      mix(from.at, to.at, to.rows * to.columns);
      return to;
    }
    const around = this.#surrounded(from, edge, stride);
    const lines = this.room(to.columns * length);
    for (let y = 0; y < to.rows; y++) {
      this.#layOut(around, lines, { y: y * stride, edge, stride, count: to.columns });
      mix(lines, to.at + y * to.columns * filledUp(channels), to.columns);
    }
    return to;
  }

  /** A convolution of each channel by itself, 3 × 3. */
  mixedEach(from: Tensor, { at, bias, edge }: Weights, stride: number): Tensor {
    const to = this.tensor(Math.ceil(from.rows / stride), Math.ceil(from.columns / stride), from.channels);
    const around = this.#surrounded(from, edge, stride);
    const wide = filledUp(from.channels);
    const row = around.columns * wide;
    for (let y = 0; y < to.rows; y++) {
      const [line, out] = [around.at + y * stride * row, to.at + y * to.columns * wide];
      const places = [line, at, bias, out].map((index) => index * BYTES);
      this.#kernel.each(...places, to.columns, wide, row * BYTES, stride * wide * BYTES);
    }
    return to;
  }

  /** With room around it, as the padding `SAME` of TensorFlow asks for. */
  #surrounded(from: Tensor, edge: number, stride: number): Tensor {
    const needed = (length: number): number => Math.max(length, (Math.ceil(length / stride) - 1) * stride + edge);
    const around = this.tensor(needed(from.rows), needed(from.columns), from.channels);
    const wide = filledUp(from.channels);
    const top = Math.floor((around.rows - from.rows) / 2);
    const left = Math.floor((around.columns - from.columns) / 2);
    for (let y = 0; y < from.rows; y++) {
      const start = from.at + y * from.columns * wide;
      const to = around.at + ((y + top) * around.columns + left) * wide;
      this.all.copyWithin(to, start, start + from.columns * wide);
    }
    return around;
  }

  /** The windows of a row, each as one line of numbers. */
  #layOut(
    from: Tensor,
    lines: number,
    { y, edge, stride, count }: Record<'y' | 'edge' | 'stride' | 'count', number>,
  ): void {
    const wide = filledUp(from.channels);
    let at = lines;
    for (let x = 0; x < count; x++) {
      for (let row = y; row < y + edge; row++, at += edge * wide) {
        const start = from.at + (row * from.columns + x * stride) * wide;
        this.all.copyWithin(at, start, start + edge * wide);
      }
    }
  }
}

/** `kernel.wat` as WebAssembly, made by `wat2wasm` of wabt 1.0.37. */
const KERNEL =
  'AGFzbQEAAAABFgJgB39/f39/f38AYAh/f39/f39/fwADAwIAAQUDAQABBxcDBm1lbW9yeQIAA21peAAABGVhY2gAAQr2AwKcAgIGfwV7IAVBAn' +
  'QhCyAGQQJ0IQwDQEEAIQcDQCACIAdq/QAEACENIA0hDiANIQ8gDSEQIAEgB2ohCSAAIQogBSEIA0AgCf0ABAAhESANIBEgCv0JAgD95gH95AEh' +
  'DSAOIBEgCiALav0JAgD95gH95AEhDiAPIBEgCiALQQF0av0JAgD95gH95AEhDyAQIBEgCiALQQNsav0JAgD95gH95AEhECAJIAxqIQkgCkEEai' +
  'EKIAhBAWsiCA0ACyADIAdqIQogCiAN/QsEACAKIAxqIA79CwQAIAogDEEBdGogD/0LBAAgCiAMQQNsaiAQ/QsEACAHQRBqIgcgDEkNAAsgACAL' +
  'QQJ0aiEAIAMgDEECdGohAyAEQQRrIgQNAAsL1QECBX8BeyAFQQJ0IQkDQEEAIQgDQCACIAhq/QAEACENIAAgCGohCyABIAhqIQxBAyEKA0AgDS' +
  'AL/QAEACAM/QAEAP3mAf3kASENIAwgCWohDCANIAsgCWr9AAQAIAz9AAQA/eYB/eQBIQ0gDCAJaiEMIA0gCyAJQQF0av0ABAAgDP0ABAD95gH9' +
  '5AEhDSAMIAlqIQwgCyAGaiELIApBAWsiCg0ACyADIAhqIA39CwQAIAhBEGoiCCAJSQ0ACyAAIAdqIQAgAyAJaiEDIARBAWsiBA0ACws=';
