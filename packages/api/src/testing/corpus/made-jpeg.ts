import type { Stored } from './made-png.ts';

type Sampling = readonly (readonly [across: number, down: number])[];

export interface JpegWish {
  /** How the codes are stored: as luma and chroma, as they are, or as inks the Adobe way, inverted. */
  readonly as?: 'ycc' | 'rgb' | 'grey' | 'cmyk';
  /** Blocks of each component in a unit (T.81, A.1.1). */
  readonly sampling?: Sampling;
  readonly isProgressive?: boolean;
  /** Units between restart markers (T.81, B.2.4.4). */
  readonly restartEvery?: number;
  /** Segments after SOI, with their markers. */
  readonly before?: readonly Buffer[];
}

/** The data of a JPEG in its parts, so that damage can be done between them. */
export interface JpegParts {
  /** Everything before the coded data. */
  readonly head: Buffer;
  readonly data: Buffer;
}

export const EOI = Buffer.from('ffd9', 'hex');

/**
 * A JPEG whose blocks are flat: the colours of the picture must not change inside of a unit. Its quantisation steps are 1,
 * so the decoder's rounding is the only loss (T.81).
 */
export function jpegParts(stored: Stored, wish: JpegWish = {}): JpegParts {
  const { as = 'ycc', isProgressive = false, restartEvery = 0, before = [] } = wish;
  const count = { ycc: 3, rgb: 3, grey: 1, cmyk: 4 }[as];
  const sampling = wish.sampling ?? Array.from({ length: count }, () => [1, 1] as const);
  const frame = Buffer.alloc(6 + 3 * count);
  frame.set([8, stored.height >> 8, stored.height & 255, stored.width >> 8, stored.width & 255, count]);
  sampling.forEach(([across, down], i) => frame.set([i + 1, (across << 4) | down, 0], 6 + 3 * i));
  const scan = [count, ...sampling.flatMap((_, i) => [i + 1, 0]), 0, isProgressive ? 0 : 63, 0];
  const head = Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...before,
    segment(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 1)])),
    segment(isProgressive ? 0xc2 : 0xc0, frame),
    segment(0xc4, DC_TABLE),
    segment(0xc4, AC_TABLE),
    ...(restartEvery > 0 ? [segment(0xdd, Buffer.of(restartEvery >> 8, restartEvery & 255))] : []),
    segment(0xda, Buffer.from(scan)),
  ]);
  const first = coded(stored, as, sampling, isProgressive, restartEvery);
  return { head, data: isProgressive ? Buffer.concat([first, ...emptyScans(stored, sampling)]) : first };
}

export function madeJpeg(stored: Stored, wish?: JpegWish): Buffer {
  const { head, data } = jpegParts(stored, wish);
  return Buffer.concat([head, data, EOI]);
}

export function segment(marker: number, data: Buffer): Buffer {
  const length = data.length + 2;
  return Buffer.concat([Buffer.of(0xff, marker, length >> 8, length & 255), data]);
}

/** The scans of a progressive JPEG that say that nothing but the means of its blocks is there (T.81, G.1.2.2). */
function emptyScans({ width, height }: Stored, sampling: Sampling): Buffer[] {
  const [across, down] = [Math.max(...sampling.map(([h]) => h)), Math.max(...sampling.map(([, v]) => v))];
  return sampling.flatMap(([h, v], i) => {
    const blocks = Math.ceil((width * h) / across / 8) * Math.ceil((height * v) / down / 8);
    const bits = bitWriter();
    for (let block = 0; block < blocks; block += 1) bits.put(0, 1);
    return [segment(0xdd, Buffer.of(0, 0)), segment(0xda, Buffer.of(1, i + 1, 0, 1, 63, 0)), bits.end()];
  });
}

/** Twelve categories with codes of four bits (T.81, B.2.4.2). */
const DC_TABLE = Buffer.from([0x00, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...Array(12).keys()]);
/** One code: the block ends. */
const AC_TABLE = Buffer.from([0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x00]);

/** The components of a colour, 0 … 255 (JFIF 1.02; Adobe TN 5116). */
function components(code: readonly number[], as: NonNullable<JpegWish['as']>): number[] {
  const [r = 0, g = 0, b = 0] = code.map((value) => 255 * value);
  if (as === 'ycc')
    return [
      0.299 * r + 0.587 * g + 0.114 * b,
      128 - 0.168736 * r - 0.331264 * g + 0.5 * b,
      128 + 0.5 * r - 0.418688 * g - 0.081312 * b,
    ];
  if (as === 'cmyk') return code.map((ink) => 255 * (1 - ink));
  return as === 'grey' ? [r] : [r, g, b];
}

function coded(
  { width, height, at }: Stored,
  as: NonNullable<JpegWish['as']>,
  sampling: Sampling,
  isProgressive: boolean,
  restartEvery: number,
): Buffer {
  const [across, down] = [Math.max(...sampling.map(([h]) => h)), Math.max(...sampling.map(([, v]) => v))];
  const [columns, rows] = [Math.ceil(width / (8 * across)), Math.ceil(height / (8 * down))];
  const bits = bitWriter();
  const known = new Map<readonly number[], number[]>();
  const componentsOf = (code: readonly number[]): number[] => {
    const found = known.get(code) ?? components(code, as).map((value) => Math.round(8 * (value - 128)));
    known.set(code, found);
    return found;
  };
  let last = sampling.map(() => 0);
  for (let unit = 0; unit < columns * rows; unit += 1) {
    if (restartEvery > 0 && unit > 0 && unit % restartEvery === 0) {
      bits.restart(unit / restartEvery - 1);
      last = sampling.map(() => 0);
    }
    const [x, y] = [(unit % columns) * 8 * across, Math.floor(unit / columns) * 8 * down];
    const colour = componentsOf(at(Math.min(x, width - 1), Math.min(y, height - 1)));
    sampling.forEach(([h, v], i) => {
      for (let block = 0; block < h * v; block += 1) {
        const dc = colour[i] ?? 0;
        const step = dc - (last[i] ?? 0);
        last[i] = dc;
        const size = step === 0 ? 0 : Math.floor(Math.log2(Math.abs(step))) + 1;
        bits.put(size, 4);
        bits.put(step < 0 ? step + 2 ** size - 1 : step, size);
        if (!isProgressive) bits.put(0, 1);
      }
    });
  }
  return bits.end();
}

function bitWriter() {
  const bytes: number[] = [];
  let [held, count] = [0, 0];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      held = (held << 1) | ((value >> bit) & 1);
      count += 1;
      if (count < 8) continue;
      bytes.push(held);
      if (held === 0xff) bytes.push(0);
      [held, count] = [0, 0];
    }
  };
  const align = (): void => {
    while (count > 0) put(1, 1);
  };
  return {
    put,
    restart(number: number): void {
      align();
      bytes.push(0xff, 0xd0 + (number % 8));
    },
    end(): Buffer {
      align();
      return Buffer.from(bytes);
    },
  };
}
