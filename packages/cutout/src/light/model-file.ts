/**
 * Reads a model as TensorFlow Lite stores it: a FlatBuffer by `tensorflow/lite/schema/schema.fbs`. Only what the detector of
 * faces needs is read: its operators in order, and the numbers of its tensors.
 */
export interface ModelFile {
  readonly steps: readonly Step[];
  /** The numbers of constant tensors, by index. */
  readonly constants: ReadonlyMap<number, Constant>;
  readonly input: number;
  readonly outputs: readonly number[];
}

export interface Constant {
  readonly shape: readonly number[];
  readonly values: Float32Array | Int32Array;
}

/** The operators of the detector, by their numbers in the schema. */
export const OPERATORS = {
  0: 'add',
  2: 'join',
  3: 'conv',
  4: 'depthwise',
  17: 'pool',
  19: 'relu',
  22: 'reshape',
  34: 'pad',
} as const;
const DEQUANTIZE = 6;

export interface Step {
  readonly operator: (typeof OPERATORS)[keyof typeof OPERATORS];
  readonly inputs: readonly number[];
  readonly output: number;
  /** Of a convolution or a pooling. */
  readonly stride: number;
}

/** Slots of the schema's tables. */
const SLOT = {
  model: { codes: 1, graphs: 2, buffers: 4 },
  graph: { tensors: 0, inputs: 1, outputs: 2, operators: 3 },
  tensor: { shape: 0, type: 1, buffer: 2 },
  operator: { code: 0, inputs: 1, outputs: 2, options: 4 },
  code: { early: 0, builtin: 3 },
  options: { stride: 1 },
} as const;

const [HALF, INT] = [1, 2];

/** @throws Error for a model with an operator that the detector does not have */
export function readModel(file: Uint8Array): ModelFile {
  const read = reader(file);
  const model = read.root();
  const codes = read
    .tables(model, SLOT.model.codes)
    .map((code) => read.int(code, SLOT.code.builtin) || read.byte(code, SLOT.code.early));
  const [graph] = read.tables(model, SLOT.model.graphs);
  if (graph === undefined) throw new Error('expected a model with a graph');
  const buffers = read.tables(model, SLOT.model.buffers);
  const constants = new Map<number, Constant>();
  read.tables(graph, SLOT.graph.tensors).forEach((tensor, index) => {
    const bytes = read.bytes(buffers[read.int(tensor, SLOT.tensor.buffer)] ?? 0, 0);
    if (bytes.length === 0) return;
    const values = numbersOf(bytes, read.byte(tensor, SLOT.tensor.type));
    constants.set(index, { shape: read.ints(tensor, SLOT.tensor.shape), values });
  });
  const steps: Step[] = [];
  for (const one of read.tables(graph, SLOT.graph.operators)) {
    const code = codes[read.int(one, SLOT.operator.code)] ?? -1;
    const inputs = read.ints(one, SLOT.operator.inputs);
    const output = read.ints(one, SLOT.operator.outputs)[0] ?? -1;
    // The weights are stored as halves: they are numbers already.
    if (code === DEQUANTIZE) {
      const constant = constants.get(inputs[0] ?? -1);
      if (constant) constants.set(output, constant);
      continue;
    }
    const operator = OPERATORS[code as keyof typeof OPERATORS];
    if (!operator) throw new Error(`operator ${code} is none of a face detector`);
    const options = read.table(one, SLOT.operator.options);
    steps.push({ operator, inputs, output, stride: options === 0 ? 1 : read.int(options, SLOT.options.stride) || 1 });
  }
  const [input = 0] = read.ints(graph, SLOT.graph.inputs);
  return { steps, constants, input, outputs: read.ints(graph, SLOT.graph.outputs) };
}

/** Access to the tables of a FlatBuffer, by their positions. A slot that is left out is 0 or empty. */
function reader(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const follow = (at: number): number => at + view.getUint32(at, true);
  /** Where a table's slot is stored; 0 if it is left out. */
  const slot = (table: number, index: number): number => {
    const slots = table - view.getInt32(table, true);
    const at = 4 + 2 * index;
    const offset = at < view.getUint16(slots, true) ? view.getUint16(slots + at, true) : 0;
    return offset === 0 ? 0 : table + offset;
  };
  const items = <T>(table: number, index: number, item: (at: number) => T): readonly T[] => {
    const at = slot(table, index);
    if (at === 0) return [];
    const start = follow(at);
    return Array.from({ length: view.getUint32(start, true) }, (_, i) => item(start + 4 + 4 * i));
  };
  return {
    root: () => follow(0),
    table: (table: number, index: number) => {
      const at = slot(table, index);
      return at === 0 ? 0 : follow(at);
    },
    tables: (table: number, index: number) => items(table, index, follow),
    ints: (table: number, index: number) => items(table, index, (at) => view.getInt32(at, true)),
    int: (table: number, index: number) => {
      const at = slot(table, index);
      return at === 0 ? 0 : view.getInt32(at, true);
    },
    byte: (table: number, index: number) => {
      const at = slot(table, index);
      return at === 0 ? 0 : view.getInt8(at);
    },
    bytes: (table: number, index: number) => {
      const at = table === 0 ? 0 : slot(table, index);
      if (at === 0) return new Uint8Array();
      const start = follow(at);
      return file.subarray(start + 4, start + 4 + view.getUint32(start, true));
    },
  };
}

function numbersOf(bytes: Uint8Array, type: number): Constant['values'] {
  // A copy: typed arrays need aligned bytes.
  const { buffer } = new Uint8Array(bytes);
  if (type === INT) return new Int32Array(buffer);
  return type === HALF ? Float32Array.from(new Uint16Array(buffer), fromHalf) : new Float32Array(buffer);
}

/** A number of IEEE 754 binary16. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = (bits & 1023) / 1024;
  return sign * (exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15));
}
