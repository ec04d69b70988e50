import { joined, latin1, startsWith, viewOf } from './bytes.ts';
import { orientationOf, tiffOf } from './exif.ts';
import { endOfCodes, type Segment } from './jpeg-data.ts';
import type { EvenParts, FileFacts } from './facts.ts';

const SOS = 0xda;
const EOI = latin1('\xff\xd9');
const EXIF = 'Exif\0\0';

export function jpegFacts(bytes: Uint8Array): Pick<FileFacts, 'size' | 'orientation' | 'isContested'> {
  const segments = [...headOf(bytes)];
  const frame = segments.find(({ marker, data }) => isFrame(marker) && data.length >= 6)?.data;
  return {
    ...(frame && { size: { width: viewOf(frame).getUint16(3), height: viewOf(frame).getUint16(1) } }),
    orientation: orientationIn(segments),
    isContested: frame?.[5] === 4 || (frame?.[5] === 1 && segments.some(isProfile)),
  };
}

function orientationIn(segments: readonly Segment[]): number {
  const exif = segments.find(isExif);
  return exif ? orientationOf(exif.data.subarray(EXIF.length)) : 1;
}

const isProfile = ({ marker, data }: Segment): boolean => marker === 0xe2 && startsWith(data, 'ICC_PROFILE\0');

const isExif = ({ marker, data }: Segment): boolean => marker === 0xe1 && startsWith(data, EXIF);

/** SOF0 to SOF15, without the table markers in the same range (T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** No program writes so many; a file of nothing but empty ones would take long. */
const MAX_SEGMENTS = 10_000;

/** The segments up to the first scan, which is the last one. */
function* headOf(bytes: Uint8Array): Generator<Segment> {
  let count = 0;
  for (let at = 2; count < MAX_SEGMENTS && at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Fill bytes may come before a marker.
      at += 1;
      continue;
    }
    const segment = segmentAt(bytes, at);
    yield segment;
    count += 1;
    if (marker === SOS) return;
    at = endOf(segment);
  }
}

function segmentAt(bytes: Uint8Array, at: number): Segment {
  const length = viewOf(bytes).getUint16(at + 2);
  return { marker: bytes[at + 1] ?? 0, at, data: bytes.subarray(at + 4, at + 2 + length) };
}

const endOf = ({ at, data }: Segment): number => at + 4 + data.length;

/** @param isTurned whether the orientation is told */
export function evenJpeg(bytes: Uint8Array, isTurned: boolean): EvenParts {
  const segments = [...headOf(bytes)];
  const scan = segments.at(-1);
  if (scan?.marker !== SOS) return { parts: [bytes], end: 'whole' };
  const stop = endOfScans(bytes, endOf(scan));
  const end = stop.isMarked ? 'whole' : endOfCodes(segments, bytes.subarray(endOf(scan), stop.at));
  const orientation = orientationIn(segments);
  const parts = [bytes.subarray(0, 2)];
  if (isTurned && orientation !== 1) parts.push(exifSegment(orientation));
  let from = 2;
  for (const segment of segments.filter(isExif)) {
    parts.push(bytes.subarray(from, segment.at));
    from = endOf(segment);
  }
  return { parts: [...parts, bytes.subarray(from, stop.at), EOI], end };
}

function exifSegment(orientation: number): Uint8Array {
  const data = joined(latin1(EXIF), tiffOf(orientation));
  return joined(latin1(`\xff\xe1\0${String.fromCharCode(data.length + 2)}`), data);
}

/** Where the last scan ends: before the end mark, or before whatever begins or ends there without one. */
function endOfScans(bytes: Uint8Array, from: number): { readonly at: number; readonly isMarked: boolean } {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1] ?? 0xff;
    if (marker === 0 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (marker === 0xff && at + 1 < bytes.length) at += 1;
    else if (isBetweenScans(marker) && at + 4 <= bytes.length) at = endOf(segmentAt(bytes, at));
    else return { at, isMarked: marker === 0xd9 };
  }
  return { at: bytes.length, isMarked: false };
}

/** Tables, comments and application data may come between two scans (T.81, B.2.1). */
const isBetweenScans = (marker: number): boolean =>
  marker === 0xc4 || (marker >= SOS && marker <= 0xdd) || (marker >= 0xdb && marker <= 0xef) || marker === 0xfe;
