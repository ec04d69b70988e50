import sharp from 'sharp';
import { ADOBE, type ColourSpace, inSrgb, P3, power, PROPHOTO, REC2020, REC709, srgbLight } from './colour-space.ts';
import { exifOf, type ExifWish } from './exif.ts';
import { madeIcc } from './made-icc.ts';
import { EOI, jpegParts, type JpegWish, madeJpeg, segment } from './made-jpeg.ts';
import { type Chunk, chunk, madePng, type PngWish, SIGNATURE, type Stored, uint32s } from './made-png.ts';
import { deflateSync } from 'node:zlib';

/** A picture that occurs in practice, and what every part of the product must show of it. */
export interface OddFile {
  readonly name: string;
  readonly type: 'png' | 'jpeg' | 'webp';
  readonly bytes: () => Buffer | Promise<Buffer>;
  /** px, upright */
  readonly width: number;
  readonly height: number;
  /** The four quarters, row by row, as red, green, blue and alpha in sRGB, 0 … 255; undefined if it is damaged. */
  readonly shows: readonly (readonly number[])[] | undefined;
  /** How much a channel may differ. */
  readonly within: number;
  /** Browsers show such a damaged picture; the server, which has the stricter decoder, refuses it. */
  readonly isToldByStore?: boolean;
}

type Codes = readonly (readonly number[])[];

const SMALL = { width: 64, height: 32 };
/** Larger than the copy that a phone works with: decoding and reducing are one step. */
const LARGE = { width: 2304, height: 1152 };

/** In the gamut of every space. */
const CALM: Codes = [
  [0.64, 0.42, 0.43],
  [0.48, 0.6, 0.49],
  [0.42, 0.46, 0.62],
  [0.86, 0.86, 0.84],
];
/** Pure colours, of which some spaces have more than sRGB. */
const PURE: Codes = [
  [1, 0, 0],
  [0, 0.627, 0],
  [0.95, 0.5, 0.05],
  [0.5, 0.5, 0.5],
];
const DARK: Codes = [
  [0.1, 0.08, 0.08],
  [0.05, 0.06, 0.05],
  [0.14, 0.14, 0.16],
  [0.3, 0.3, 0.3],
];
const GREYS: Codes = [[0.1], [0.3], [0.7], [0.94]];

/** Where a stored pixel is shown; `right` and `down` count from the other end (CIPA DC-008, table 6). */
type Turn = (x: number, y: number, right: number, down: number) => readonly [x: number, y: number];
const TURNS: Readonly<Record<number, Turn>> = {
  2: (_x, y, right) => [right, y],
  3: (_x, _y, right, down) => [right, down],
  4: (x, _y, _right, down) => [x, down],
  5: (x, y) => [y, x],
  6: (x, _y, _right, down) => [down, x],
  7: (_x, _y, right, down) => [down, right],
  8: (_x, y, right) => [y, right],
};
const asItIs: Turn = (x, y) => [x, y];

/** Four quarters, turned so that an orientation turns them back. */
function stored(codes: Codes, size: { readonly width: number; readonly height: number }, orientation = 1): Stored {
  const [width, height] = orientation >= 5 ? [size.height, size.width] : [size.width, size.height];
  const turn = TURNS[orientation] ?? asItIs;
  return {
    width,
    height,
    at(x, y) {
      const [u, v] = turn(x, y, width - 1 - x, height - 1 - y);
      return codes[(u * 2 >= size.width ? 1 : 0) + (v * 2 >= size.height ? 2 : 0)] ?? [];
    },
  };
}

const SRGB: ColourSpace = { xy: REC709, toLight: srgbLight };

/** What codes of a space show; grey codes count for all three channels. @param depth bits to which they are rounded */
const shown = (codes: Codes, space: ColourSpace = SRGB, depth = 8): Codes =>
  codes.map((code) => {
    const most = 2 ** depth - 1;
    const rounded = code.map((value) => Math.round(value * most) / most);
    const [colour, alpha] =
      code.length === 1 || code.length === 2
        ? [[rounded[0] ?? 0, rounded[0] ?? 0, rounded[0] ?? 0], rounded[1]]
        : [rounded.slice(0, 3), rounded[3]];
    return [...inSrgb(colour, space), 255 * (alpha ?? 1)];
  });

interface PngCase extends Partial<PngWish> {
  readonly codes?: Codes;
  readonly space?: ColourSpace;
  readonly shows?: Codes;
  readonly size?: typeof SMALL;
  readonly orientation?: number;
}

function png(name: string, { codes = CALM, space, shows, size = SMALL, orientation = 1, ...wish }: PngCase): OddFile {
  const type = wish.type ?? 2;
  return {
    name: `PNG: ${name}`,
    type: 'png',
    bytes: () => madePng(stored(codes, size, orientation), { ...wish, type }),
    ...size,
    shows: shows ?? shown(codes, space, wish.depth ?? 8),
    // A browser keeps colours multiplied by their alpha.
    within: type >= 4 ? 4 : 2,
  };
}

interface JpegCase extends JpegWish {
  readonly codes?: Codes;
  readonly space?: ColourSpace;
  readonly shows?: Codes;
  readonly size?: typeof SMALL;
  readonly orientation?: number;
  readonly damage?: (whole: ReturnType<typeof jpegParts>) => Buffer;
  readonly within?: number;
}

function jpeg(name: string, given: JpegCase): OddFile {
  const { codes = CALM, space, shows, size = SMALL, orientation = 1, damage, within = 4, ...wish } = given;
  const pixels = stored(codes, size, orientation);
  return {
    name: `JPEG: ${name}`,
    type: 'jpeg',
    bytes: () => (damage ? damage(jpegParts(pixels, wish)) : madeJpeg(pixels, wish)),
    ...size,
    shows: shows ?? shown(codes, space),
    within,
  };
}

const damaged = (file: OddFile): OddFile => ({ ...file, shows: undefined });

// Colours

const SPACES: Readonly<Record<string, ColourSpace>> = {
  sRGB: SRGB,
  'Adobe RGB': { xy: ADOBE, toLight: power(563 / 256) },
  'Display P3': { xy: P3, toLight: srgbLight },
  'ProPhoto RGB': { xy: PROPHOTO, toLight: power(1.8) },
  'Rec. 2020': { xy: REC2020, toLight: power(2.4) },
  'linear sRGB': { xy: REC709, toLight: power(1) },
};

const iccp = (space: ColourSpace, kind?: 'GRAY'): Chunk => [
  'iCCP',
  Buffer.concat([Buffer.from('made\0\0'), deflateSync(madeIcc(space, kind))]),
];
const gama = (gamma: number): Chunk => ['gAMA', uint32s(Math.round(gamma * 1e5))];
/** White first, then red, green and blue (PNG, 11.3.2.1). */
const chrm = ([r, g, b, w]: ColourSpace['xy']): Chunk => [
  'cHRM',
  uint32s(...[w, r, g, b].flat().map((part) => Math.round(part * 1e5))),
];
const cicp = (...parts: readonly number[]): Chunk => ['cICP', Buffer.from([...parts, 0, 1])];
const SRGB_CHUNK: Chunk = ['sRGB', Buffer.of(0)];

const icc = (space: ColourSpace, kind?: 'GRAY'): Buffer =>
  segment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), madeIcc(space, kind)]));

const clear = (codes: Codes, alpha: number): Codes => codes.map((code) => [...code, alpha]);

function profiles(): OddFile[] {
  return Object.entries(SPACES).flatMap(([name, space]) => [
    ...([8, 16] as const).flatMap((depth) => [
      png(`${depth} bits, ${name}`, { depth, space, before: [iccp(space)] }),
      png(`${depth} bits, ${name}, see-through`, {
        depth,
        space,
        type: 6,
        codes: clear(CALM, 0.5),
        before: [iccp(space)],
      }),
    ]),
    png(`palette, ${name}`, {
      type: 3,
      codes: [[0], [1], [2], [3]],
      palette: CALM.map((code) => code.map((value) => Math.round(value * 255))),
      shows: shown(CALM, space),
      before: [iccp(space)],
    }),
    jpeg(name, { space, before: [icc(space)] }),
    jpeg(`${name}, progressive`, { space, before: [icc(space)], isProgressive: true }),
  ]);
}

function pureColours(): OddFile[] {
  const { sRGB = SRGB, 'Adobe RGB': adobe = SRGB, 'Display P3': p3 = SRGB } = SPACES;
  return ([8, 16] as const).flatMap((depth) => [
    png(`pure colours, ${depth} bits, sRGB`, { depth, codes: PURE, before: [iccp(sRGB)] }),
    png(`pure colours, ${depth} bits, Adobe RGB`, { depth, codes: PURE, space: adobe, before: [iccp(adobe)] }),
    png(`pure colours, ${depth} bits, Display P3`, { depth, codes: PURE, space: p3, before: [iccp(p3)] }),
    png(`pure colours, ${depth} bits, no profile`, { depth, codes: PURE }),
  ]);
}

function gammas(): OddFile[] {
  return [1, 1 / 1.8, 1 / 2.2, 0.7].flatMap((gamma) => {
    const of = (xy: ColourSpace['xy']): ColourSpace => ({ xy, toLight: power(1 / (Math.round(gamma * 1e5) / 1e5)) });
    const what = `gAMA ${gamma.toFixed(5)}`;
    // Alone, that is how programs say sRGB.
    const alone = gamma === 1 / 2.2 ? SRGB : of(REC709);
    return [
      png(what, { space: alone, before: [gama(gamma)] }),
      png(`${what}, cHRM of sRGB`, { space: of(REC709), before: [gama(gamma), chrm(REC709)] }),
      png(`${what}, cHRM of P3`, { space: of(P3), before: [gama(gamma), chrm(P3)] }),
      png(`${what}, cHRM of P3, dark`, { codes: DARK, space: of(P3), before: [gama(gamma), chrm(P3)] }),
      png(`${what}, cHRM of sRGB, dark`, { codes: DARK, space: of(REC709), before: [gama(gamma), chrm(REC709)] }),
      png(`${what}, dark`, { codes: DARK, space: alone, before: [gama(gamma)] }),
      png(`${what}, cHRM of Adobe RGB, 16 bits`, { depth: 16, space: of(ADOBE), before: [gama(gamma), chrm(ADOBE)] }),
      png(`${what}, grey`, { type: 0, codes: GREYS, space: alone, before: [gama(gamma)] }),
      png(`${what}, grey of 16 bits`, { type: 0, depth: 16, codes: GREYS, space: alone, before: [gama(gamma)] }),
      png(`${what}, cHRM, grey with alpha`, {
        type: 4,
        codes: clear(GREYS, 0.5),
        space: of(REC709),
        before: [gama(gamma), chrm(REC709)],
      }),
      png(`${what}, palette`, {
        type: 3,
        codes: [[0], [1], [2], [3]],
        palette: CALM.map((code) => code.map((value) => Math.round(value * 255))),
        shows: shown(CALM, alone),
        before: [gama(gamma)],
      }),
    ];
  });
}

/** What comes first where a file says its colours twice (PNG, 4.3). */
function contradictions(): OddFile[] {
  const { 'Display P3': p3 = SRGB, 'Adobe RGB': adobe = SRGB } = SPACES;
  return [
    png('sRGB and a gAMA of 1', { before: [SRGB_CHUNK, gama(1)] }),
    png('a profile and a gAMA of 1', { space: p3, before: [gama(1), iccp(p3)] }),
    png('cHRM alone', { before: [chrm(P3)] }),
    png('gAMA of 0', { before: [gama(0)] }),
    png('cICP Display P3', { space: p3, before: [cicp(12, 13)] }),
    png('cICP sRGB', { before: [cicp(1, 13)] }),
    png('cICP linear', { space: { xy: REC709, toLight: power(1) }, before: [cicp(1, 8)] }),
    png('cICP Display P3 over a profile', { space: p3, before: [cicp(12, 13), iccp(adobe)] }),
    png('cICP Display P3 of 16 bits', { depth: 16, space: p3, before: [cicp(12, 13)] }),
    png('a damaged profile', {
      before: [['iCCP', Buffer.concat([Buffer.from('made\0\0'), deflateSync(Buffer.alloc(200))])]],
    }),
  ];
}

function greys(): OddFile[] {
  const dotGain: ColourSpace = { xy: [...PROPHOTO.slice(0, 3), PROPHOTO[3]] as never, toLight: power(1.8) };
  return [
    ...([1, 2, 4, 8, 16] as const).map((depth) => {
      const most = 2 ** depth - 1;
      const codes = GREYS.map(([grey = 0]) => [Math.round(grey * most) / most]);
      return png(`grey of ${depth} bits`, { type: 0, depth, codes });
    }),
    png('grey with alpha, 16 bits', { type: 4, depth: 16, codes: clear(GREYS, 0.5) }),
    png('grey with a profile', { type: 0, codes: GREYS, space: dotGain, before: [iccp(dotGain, 'GRAY')] }),
    png('grey of 16 bits with a profile', {
      type: 0,
      depth: 16,
      codes: GREYS,
      space: dotGain,
      before: [iccp(dotGain, 'GRAY')],
    }),
    jpeg('grey', { as: 'grey', codes: GREYS }),
    jpeg('grey with a profile', { as: 'grey', codes: GREYS, space: dotGain, before: [icc(dotGain, 'GRAY')] }),
    jpeg('grey, progressive', { as: 'grey', codes: GREYS, isProgressive: true }),
  ];
}

function transparency(): OddFile[] {
  const clearLast = (codes: Codes): Codes => shown(codes).map((colour, i) => (i === 3 ? [0, 0, 0, 0] : colour));
  const key = (depth: 8 | 16) =>
    Buffer.concat((CALM[3] ?? []).map((value) => Buffer.from([0, 0]).fill(0) && short(value, depth)));
  return [
    ...([8, 16] as const).map((depth) =>
      png(`tRNS of ${depth} bits`, { depth, before: [['tRNS', key(depth)]], shows: clearLast(CALM) }),
    ),
    png('grey with tRNS', { type: 0, codes: GREYS, before: [['tRNS', short(0.94, 8)]], shows: clearLast(GREYS) }),
    png('palette with tRNS', {
      type: 3,
      codes: [[0], [1], [2], [3]],
      palette: CALM.map((code) => code.map((value) => Math.round(value * 255))),
      before: [['tRNS', Buffer.from([255, 255, 255, 0])]],
      shows: clearLast(CALM),
    }),
    png('bKGD is ignored', { before: [['bKGD', Buffer.alloc(6)]], type: 6, codes: clear(CALM, 0.5) }),
    png('interlaced', { isInterlaced: true }),
    png('interlaced, 16 bits, P3', {
      isInterlaced: true,
      depth: 16,
      space: SPACES['Display P3'] ?? SRGB,
      before: [iccp(SPACES['Display P3'] ?? SRGB)],
    }),
    png('pixels that are not square', { before: [['pHYs', Buffer.concat([uint32s(1000, 2000), Buffer.of(1)])]] }),
  ];
}

function short(value: number, depth: 8 | 16): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(Math.round(value * (2 ** depth - 1)));
  return bytes;
}

// Orientation

const ALL = [1, 2, 3, 4, 5, 6, 7, 8];

const exifSegment = (orientation: number, wish?: ExifWish): Buffer =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(orientation, wish)]));

function orientations(): OddFile[] {
  const adobe = SPACES['Adobe RGB'] ?? SRGB;
  return ALL.flatMap((orientation) => [
    jpeg(`orientation ${orientation}`, { orientation, before: [exifSegment(orientation)] }),
    jpeg(`orientation ${orientation}, little-endian, Adobe RGB`, {
      orientation,
      space: adobe,
      before: [exifSegment(orientation, { isLittle: true, gap: 6 }), icc(adobe)],
    }),
    png(`orientation ${orientation}`, { orientation, before: [['eXIf', exifOf(orientation)]] }),
    png(`orientation ${orientation}, gAMA 1, little-endian`, {
      orientation,
      space: { xy: REC709, toLight: power(1) },
      before: [gama(1), ['eXIf', exifOf(orientation, { isLittle: true })]],
    }),
    webp(`orientation ${orientation}`, { orientation, parts: [['EXIF', exifOf(orientation)]] }),
  ]);
}

function oddOrientations(): OddFile[] {
  const large = [3, 5, 6].flatMap((orientation) => [
    jpeg(`orientation ${orientation}, large`, { orientation, size: LARGE, before: [exifSegment(orientation)] }),
    png(`orientation ${orientation}, large`, { orientation, size: LARGE, before: [['eXIf', exifOf(orientation)]] }),
  ]);
  const thumbnail = madeJpeg(stored(PURE, SMALL), { before: [exifSegment(6)] });
  return [
    ...large,
    png('orientation 6 after the pixels counts for nothing', { after: [['eXIf', exifOf(6)]] }),
    png('orientation 6 with the prefix of a JPEG counts for nothing', {
      before: [['eXIf', Buffer.concat([Buffer.from('Exif\0\0'), exifOf(6)])]],
    }),
    jpeg('orientation 6 as LONG counts for nothing', { before: [exifSegment(6, { type: 4 })] }),
    jpeg('orientation 0', { before: [exifSegment(0)] }),
    jpeg('orientation 9', { before: [exifSegment(9)] }),
    jpeg('two Exif blocks', { orientation: 8, before: [exifSegment(8), exifSegment(3)] }),
    jpeg('Exif after a comment', { orientation: 5, before: [segment(0xfe, Buffer.from('hello')), exifSegment(5)] }),
    jpeg('an Exif block cut off', {
      before: [segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifOf(6).subarray(0, 12)]))],
    }),
    jpeg('a thumbnail that is turned', { before: [segment(0xed, thumbnail)] }),
  ];
}

// WebP

interface WebpCase {
  readonly orientation?: number;
  readonly space?: ColourSpace;
  readonly parts: readonly Chunk[];
}

/** A lossless WebP with parts around its pixels (RFC 9649, 2.7). */
function webp(name: string, { orientation = 1, space, parts }: WebpCase): OddFile {
  return {
    name: `WebP: ${name}`,
    type: 'webp',
    async bytes() {
      const { width, height } = stored(CALM, SMALL, orientation);
      const plain = await sharp(madePng(stored(CALM, SMALL, orientation), { type: 2 }))
        .webp({ lossless: true })
        .toBuffer();
      const flags = parts.reduce((all, [type]) => all | ({ ICCP: 0x20, EXIF: 0x08 }[type] ?? 0), 0);
      const extended = Buffer.from([flags, 0, 0, 0, width - 1, 0, 0, height - 1, 0, 0]);
      const [first, last] = [parts.filter(([type]) => type === 'ICCP'), parts.filter(([type]) => type !== 'ICCP')];
      const body = Buffer.concat([
        Buffer.from('WEBP'),
        riff('VP8X', extended),
        ...first.map(([type, data]) => riff(type, data)),
        plain.subarray(12),
        ...last.map(([type, data]) => riff(type, data)),
      ]);
      return riff('RIFF', body);
    },
    ...SMALL,
    shows: shown(CALM, space),
    within: 4,
  };
}

function riff(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
}

function webps(): OddFile[] {
  const p3 = SPACES['Display P3'] ?? SRGB;
  return [
    webp('Display P3', { space: p3, parts: [['ICCP', madeIcc(p3)]] }),
    webp('orientation 6 with the JPEG prefix', {
      orientation: 6,
      parts: [['EXIF', Buffer.concat([Buffer.from('Exif\0\0'), exifOf(6)])]],
    }),
  ];
}

// JPEG's own

const adobeMarker = (transform: number): Buffer =>
  segment(0xee, Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, transform]));

function jpegs(): OddFile[] {
  const three = (across: number, down: number) =>
    [
      [across, down],
      [1, 1],
      [1, 1],
    ] as const;
  return [
    jpeg('4:2:2', { sampling: three(2, 1) }),
    jpeg('4:2:0', { sampling: three(2, 2) }),
    jpeg('4:4:0', { sampling: three(1, 2) }),
    jpeg('4:1:1', { sampling: three(4, 1) }),
    jpeg('4:1:0', { sampling: three(4, 2) }),
    jpeg('4:1:1, progressive', { sampling: three(4, 1), isProgressive: true }),
    jpeg('Adobe marker, YCC', { before: [adobeMarker(1)] }),
    jpeg('Adobe marker, RGB', { as: 'rgb', before: [adobeMarker(0)] }),
    jpeg('restart markers', { restartEvery: 3 }),
    jpeg('restart markers, progressive', { restartEvery: 3, isProgressive: true }),
    jpeg('pure colours', { codes: PURE }),
  ];
}

const SEFT = Buffer.concat([
  Buffer.from('0000010a0e000000Image_UTC_Data', 'latin1'),
  Buffer.alloc(40, 0xff),
  Buffer.from('SEFT'),
]);

/** Whole in its pixels: nothing but its end is odd. */
function oddEnds(): OddFile[] {
  const other = madeJpeg(stored(PURE, SMALL));
  const whole = { restartEvery: 0 };
  return [
    ...[false, true].flatMap((isProgressive) => {
      const how = isProgressive ? ', progressive' : '';
      return [
        jpeg(`no end mark${how}`, { ...whole, isProgressive, damage: ({ head, data }) => Buffer.concat([head, data]) }),
        jpeg(`half an end mark${how}`, {
          isProgressive,
          damage: ({ head, data }) => Buffer.concat([head, data, Buffer.of(0xff)]),
        }),
        jpeg(`a trailer${how}`, { isProgressive, damage: ({ head, data }) => Buffer.concat([head, data, EOI, SEFT]) }),
        jpeg(`another picture behind it${how}`, {
          isProgressive,
          damage: ({ head, data }) => Buffer.concat([head, data, EOI, other]),
        }),
        jpeg(`zeros behind it${how}`, {
          isProgressive,
          damage: ({ head, data }) => Buffer.concat([head, data, EOI, Buffer.alloc(5000)]),
        }),
      ];
    }),
    jpeg('no end mark, a trailer', { damage: ({ head, data }) => Buffer.concat([head, data, SEFT]) }),
    jpeg('no end mark, another picture behind it', { damage: ({ head, data }) => Buffer.concat([head, data, other]) }),
    jpeg('no end mark, zeros', { damage: ({ head, data }) => Buffer.concat([head, data, Buffer.alloc(5000)]) }),
    jpeg('no end mark, restart markers', { restartEvery: 3, damage: ({ head, data }) => Buffer.concat([head, data]) }),
    jpeg('no end mark, 4:2:0, orientation 6', {
      orientation: 6,
      sampling: [
        [2, 2],
        [1, 1],
        [1, 1],
      ],
      before: [exifSegment(6)],
      damage: ({ head, data }) => Buffer.concat([head, data]),
    }),
    jpeg('no end mark, large', { size: LARGE, damage: ({ head, data }) => Buffer.concat([head, data]) }),
    {
      ...png('no IEND', {}),
      bytes: () => madePng(stored(CALM, SMALL), { type: 2 }).subarray(0, -12),
    },
    { ...png('bytes behind it', {}), bytes: () => Buffer.concat([madePng(stored(CALM, SMALL), { type: 2 }), SEFT]) },
  ];
}

const part = (data: Buffer, share: number): Buffer => data.subarray(0, Math.floor(data.length * share));

function damages(): OddFile[] {
  const flipped = (at: number) => {
    const bytes = Buffer.from(madePng(stored(CALM, SMALL), { type: 2 }));
    const place = bytes.indexOf('IDAT') + at;
    bytes[place] = (bytes[place] ?? 0) ^ 0x10;
    return bytes;
  };
  const cut = (share: number) => part(madePng(stored(CALM, LARGE), { type: 2 }), share);
  return [
    ...[0.1, 0.5, 0.9].flatMap((share) => [
      damaged(
        jpeg(`ends after ${share} of its data`, {
          damage: ({ head, data }) => Buffer.concat([head, part(data, share)]),
        }),
      ),
      damaged(
        jpeg(`ends after ${share} of its data, large, 4:2:0`, {
          size: LARGE,
          sampling: [
            [2, 2],
            [1, 1],
            [1, 1],
          ],
          damage: ({ head, data }) => Buffer.concat([head, part(data, share)]),
        }),
      ),
      damaged({ ...png(`ends after ${share}`, { size: LARGE }), bytes: () => cut(share) }),
    ]),
    ...[false, true].map((isProgressive) => ({
      ...damaged(
        jpeg(`ends after half of its data, with an end mark${isProgressive ? ', progressive' : ''}`, {
          isProgressive,
          damage: ({ head, data }) => Buffer.concat([head, part(data, isProgressive ? 0.1 : 0.5), EOI]),
        }),
      ),
      isToldByStore: true,
    })),
    {
      ...damaged(
        jpeg('progressive, ends early', {
          isProgressive: true,
          damage: ({ head, data }) => Buffer.concat([head, part(data, 0.1)]),
        }),
      ),
      isToldByStore: true,
    },
    damaged(jpeg('no data', { damage: ({ head }) => head })),
    damaged({ ...png('a bit flipped', {}), bytes: () => flipped(20) }),
    damaged({
      ...png('no pixels', {}),
      bytes: () =>
        Buffer.concat([SIGNATURE, chunk('IHDR', Buffer.from('0000004000000020080200000000', 'hex').subarray(0, 13))]),
    }),
  ];
}

/** By how much the channel that is farthest off is beyond what is allowed; 0 if all is right. 255 if a damaged picture is shown. */
export function farthestOff(shown: readonly (readonly number[])[], { shows, within }: OddFile): number {
  if (!shows) return 255;
  const off = shows.flatMap((quarter, n) =>
    quarter.map((value, channel) =>
      // What cannot be seen has no colour.
      quarter[3] === 0 && channel < 3 ? 0 : Math.abs(value - (shown[n]?.[channel] ?? -255)),
    ),
  );
  return Math.max(0, Math.round(10 * (Math.max(...off) - within)) / 10);
}

/** Every picture, with a name of its own. */
export const pictureCorpus = (): readonly OddFile[] => [
  ...profiles(),
  ...pureColours(),
  ...gammas(),
  ...contradictions(),
  ...greys(),
  ...transparency(),
  ...orientations(),
  ...oddOrientations(),
  ...webps(),
  ...jpegs(),
  ...oddEnds(),
  ...damages(),
];
