import { latin1, viewOf } from './bytes.ts';
import { D50, type Matrix, type Xyz } from './primaries.ts';

/** How a coded value, 0 … 1, becomes light. It is sampled, because version 2 has no formulas. */
export type ToLight = (value: number) => number;

/**
 * An ICC profile of a colour space with three primaries, version 2.1 (ICC.1:1998-09), which every program reads.
 * @param primaries XYZ under D50
 */
export function matrixProfile(primaries: Matrix, toLight: ToLight, name = 'RGB'): Uint8Array {
  const curve = curveTag(toLight);
  const [red, green, blue] = primaries;
  return assemble('mntrRGB ', name, [
    ['rXYZ', xyzTag(red)],
    ['gXYZ', xyzTag(green)],
    ['bXYZ', xyzTag(blue)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]);
}

/** An ICC profile of grey, version 2.1. */
export const greyProfile = (toLight: ToLight): Uint8Array =>
  assemble('mntrGRAY', 'grey', [['kTRC', curveTag(toLight)]]);

type Tag = readonly [name: string, data: Uint8Array];

const HEADER_BYTES = 128;
const CURVE_POINTS = 1024;

/** @param kind the class of the device, and its colour space */
export function assemble(
  kind: 'mntrRGB ' | 'mntrGRAY' | 'prtrRGB ',
  name: string,
  colours: readonly Tag[],
): Uint8Array {
  const tags: readonly Tag[] = [
    ['desc', descriptionTag(name)],
    ['cprt', latin1('text\0\0\0\0CC0\0')],
    ['wtpt', xyzTag(D50)],
    ...colours,
  ];
  const unique = [...new Set(tags.map(([, data]) => data))];
  const offsets = new Map<Uint8Array, number>();
  let end = HEADER_BYTES + 4 + 12 * tags.length;
  for (const data of unique) {
    offsets.set(data, end);
    end += Math.ceil(data.length / 4) * 4;
  }
  const bytes = new Uint8Array(end);
  const view = viewOf(bytes);
  view.setUint32(0, end);
  view.setUint32(8, 0x02100000);
  bytes.set(latin1(`${kind}XYZ `), 12);
  // A fixed date: the same design must give the same file.
  [2000, 1, 1, 0, 0, 0].forEach((part, index) => view.setUint16(24 + 2 * index, part));
  bytes.set(latin1('acsp'), 36);
  D50.forEach((value, index) => view.setInt32(68 + 4 * index, fixed(value)));
  view.setUint32(HEADER_BYTES, tags.length);
  tags.forEach(([tag, data], index) => {
    const at = HEADER_BYTES + 4 + 12 * index;
    bytes.set(latin1(tag), at);
    view.setUint32(at + 4, offsets.get(data) ?? 0);
    view.setUint32(at + 8, data.length);
  });
  for (const [data, offset] of offsets) bytes.set(data, offset);
  return bytes;
}

/** s15Fixed16Number */
const fixed = (value: number): number => Math.round(value * 65536);

function xyzTag(xyz: Xyz): Uint8Array {
  const bytes = new Uint8Array(20);
  bytes.set(latin1('XYZ '));
  xyz.forEach((value, index) => viewOf(bytes).setInt32(8 + 4 * index, fixed(value)));
  return bytes;
}

/** textDescriptionType: the text in ASCII; the Unicode and Macintosh forms are empty. */
function descriptionTag(text: string): Uint8Array {
  const bytes = new Uint8Array(12 + text.length + 1 + 8 + 3 + 67);
  bytes.set(latin1('desc'));
  viewOf(bytes).setUint32(8, text.length + 1);
  bytes.set(latin1(text), 12);
  return bytes;
}

function curveTag(toLight: ToLight): Uint8Array {
  const bytes = new Uint8Array(12 + 2 * CURVE_POINTS);
  const view = viewOf(bytes);
  bytes.set(latin1('curv'));
  view.setUint32(8, CURVE_POINTS);
  for (let i = 0; i < CURVE_POINTS; i += 1)
    view.setUint16(12 + 2 * i, Math.round(toLight(i / (CURVE_POINTS - 1)) * 65535));
  return bytes;
}
