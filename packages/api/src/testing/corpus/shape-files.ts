import { power, REC709 } from './colour-space.ts';
import { exifOf } from './exif.ts';
import { madeIcc } from './made-icc.ts';
import { EOI, madeJpeg, segment } from './made-jpeg.ts';
import { chunk, madePng, SIGNATURE } from './made-png.ts';
import {
  CALM,
  damaged,
  exifSegment,
  gama,
  icc,
  jpeg,
  LARGE,
  type OddFile,
  png,
  PURE,
  SMALL,
  SPACES,
  stored,
  webp,
} from './odd-file.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7, 8];

export function orientations(): OddFile[] {
  const adobe = SPACES['Adobe RGB'];
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

export function oddOrientations(): OddFile[] {
  const large = [5, 6].flatMap((orientation) => [
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

export function webps(): OddFile[] {
  const p3 = SPACES['Display P3'];
  return [
    webp('Display P3', { space: p3, parts: [['ICCP', madeIcc(p3)]] }),
    webp('orientation 6 with the JPEG prefix', {
      orientation: 6,
      parts: [['EXIF', Buffer.concat([Buffer.from('Exif\0\0'), exifOf(6)])]],
    }),
  ];
}

const adobeMarker = (transform: number): Buffer =>
  segment(0xee, Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, transform]));

export function jpegs(): OddFile[] {
  // Ink without a profile looks as the converter believes: white is sure, and black is dark.
  const inks = jpeg('inks, inverted by the Adobe marker', {
    as: 'cmyk',
    codes: [
      [0, 0, 0, 0],
      [0, 0, 0, 1],
      [0, 1, 1, 0],
      [0, 0, 0, 0],
    ],
    shows: [
      [255, 255, 255, 255],
      [35, 31, 32, 255],
      [237, 28, 36, 255],
      [255, 255, 255, 255],
    ],
    before: [adobeMarker(0)],
    within: 40,
  });
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
    { ...inks, isForStore: true },
  ];
}

const SEFT = Buffer.concat([
  Buffer.from('0000010a0e000000Image_UTC_Data', 'latin1'),
  Buffer.alloc(40, 0xff),
  Buffer.from('SEFT'),
]);

/** Whole in its pixels: nothing but its end is odd. */
export function oddEnds(): OddFile[] {
  const other = madeJpeg(stored(PURE, SMALL));
  return [
    ...[false, true].flatMap((isProgressive) => {
      const how = isProgressive ? ', progressive' : '';
      return [
        jpeg(`no end mark${how}`, { isProgressive, damage: ({ head, data }) => Buffer.concat([head, data]) }),
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

export function damages(): OddFile[] {
  const flipped = (at: number) => {
    const bytes = Buffer.from(madePng(stored(CALM, SMALL), { type: 2 }));
    const place = bytes.indexOf('IDAT') + at;
    bytes[place] = (bytes[place] ?? 0) ^ 0x10;
    return bytes;
  };
  let large: Buffer | undefined;
  const cut = (share: number) => part((large ??= madePng(stored(CALM, LARGE), { type: 2 })), share);
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
      isForStore: true,
    })),
    {
      ...damaged(
        jpeg('progressive, ends early', {
          isProgressive: true,
          damage: ({ head, data }) => Buffer.concat([head, part(data, 0.1)]),
        }),
      ),
      isForStore: true,
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
