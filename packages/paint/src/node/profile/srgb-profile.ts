/**
 * An ICC profile of the sRGB colour space, version 2.1 (ICC.1:1998-09), which every RIP reads. Primaries and white are
 * those of IEC 61966-2-1 adapted to D50 by Bradford; the curve is sampled, because version 2 has no formulas.
 */
export function srgbProfile(): Uint8Array {
  const curve = curveTag();
  const tags: readonly (readonly [name: string, data: Uint8Array])[] = [
    ['desc', descriptionTag('sRGB IEC61966-2.1')],
    ['cprt', textTag('CC0')],
    ['wtpt', xyzTag(0.9642, 1, 0.8249)],
    ['rXYZ', xyzTag(0.43607, 0.22249, 0.01392)],
    ['gXYZ', xyzTag(0.38515, 0.71687, 0.09708)],
    ['bXYZ', xyzTag(0.14307, 0.06061, 0.7141)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  return assemble(tags);
}

const HEADER_BYTES = 128;
const CURVE_POINTS = 1024;

function assemble(tags: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const unique = [...new Set(tags.map(([, data]) => data))];
  const offsets = new Map<Uint8Array, number>();
  let end = HEADER_BYTES + 4 + 12 * tags.length;
  for (const data of unique) {
    offsets.set(data, end);
    end += Math.ceil(data.length / 4) * 4;
  }
  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  writeHeader(bytes, view);
  view.setUint32(HEADER_BYTES, tags.length);
  tags.forEach(([name, data], index) => {
    const at = HEADER_BYTES + 4 + 12 * index;
    bytes.set(ascii(name), at);
    view.setUint32(at + 4, offsets.get(data) ?? 0);
    view.setUint32(at + 8, data.length);
  });
  for (const [data, offset] of offsets) bytes.set(data, offset);
  return bytes;
}

function writeHeader(bytes: Uint8Array, view: DataView): void {
  view.setUint32(0, bytes.length);
  view.setUint32(8, 0x02100000);
  bytes.set(ascii('mntrRGB XYZ '), 12);
  // A fixed date: the same design must give the same file.
  [2000, 1, 1, 0, 0, 0].forEach((part, index) => view.setUint16(24 + 2 * index, part));
  bytes.set(ascii('acsp'), 36);
  // The white of the profile connection space, D50.
  [0.9642, 1, 0.8249].forEach((value, index) => view.setInt32(68 + 4 * index, fixed(value)));
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** s15Fixed16Number */
const fixed = (value: number): number => Math.round(value * 65536);

function tag(type: string, length: number): { bytes: Uint8Array; view: DataView } {
  const bytes = new Uint8Array(length);
  bytes.set(ascii(type));
  return { bytes, view: new DataView(bytes.buffer) };
}

function xyzTag(...xyz: readonly [number, number, number]): Uint8Array {
  const { bytes, view } = tag('XYZ ', 20);
  xyz.forEach((value, index) => view.setInt32(8 + 4 * index, fixed(value)));
  return bytes;
}

function textTag(text: string): Uint8Array {
  const { bytes } = tag('text', 8 + text.length + 1);
  bytes.set(ascii(text), 8);
  return bytes;
}

/** textDescriptionType: the text in ASCII; the Unicode and Macintosh forms are empty. */
function descriptionTag(text: string): Uint8Array {
  const { bytes, view } = tag('desc', 12 + text.length + 1 + 8 + 3 + 67);
  view.setUint32(8, text.length + 1);
  bytes.set(ascii(text), 12);
  return bytes;
}

function curveTag(): Uint8Array {
  const { bytes, view } = tag('curv', 12 + 2 * CURVE_POINTS);
  view.setUint32(8, CURVE_POINTS);
  for (let i = 0; i < CURVE_POINTS; i++) {
    const value = i / (CURVE_POINTS - 1);
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    view.setUint16(12 + 2 * i, Math.round(linear * 65535));
  }
  return bytes;
}
