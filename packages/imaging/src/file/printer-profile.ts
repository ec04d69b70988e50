import { latin1, viewOf } from './bytes.ts';
import { inverse, type Matrix, times, type Xyz } from './primaries.ts';
import { assemble, type ToLight } from './profile.ts';

/**
 * An ICC profile of a printer that takes the values of a colour space with three primaries, version 2.1. It has the
 * colours of `matrixProfile` in the tables that a printer's profile needs. All intents share them, and the table for
 * warnings about the gamut is left out.
 * @param primaries XYZ under D50
 * @param toLight how a coded value, 0 … 1, becomes light
 * @param fromLight its inverse
 */
export function printerProfile(primaries: Matrix, toLight: ToLight, fromLight: ToLight, name: string): Uint8Array {
  const seen = (light: Xyz) => times(primaries, light).map((part) => part * ONE);
  const toSeen = tableTag({ matrix: SAME, before: sampled(toLight), corner: seen, after: STRAIGHT });
  const matrix = inverse(primaries).map((column) => column.map((part) => part / ONE));
  const toCoded = tableTag({ matrix, before: STRAIGHT, corner: (light) => light, after: sampled(fromLight) });
  return assemble(
    'prtrRGB ',
    name,
    [0, 1, 2].flatMap((intent) => [[`A2B${intent}`, toSeen] as const, [`B2A${intent}`, toCoded] as const]),
  );
}

/** How 1 of XYZ is written in a table, which reaches to almost 2 (ICC.1:2001-04, 6.5). */
const ONE = 32768 / 65535;
const SAME = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const STRAIGHT = [0, 1];
const POINTS = 4096;
const sampled = (curve: ToLight): number[] => Array.from({ length: POINTS }, (_, i) => curve(i / (POINTS - 1)));

/** The steps of a conversion, in their order. */
interface Steps {
  /** Three columns; for XYZ only. */
  readonly matrix: readonly (readonly number[])[];
  /** The curve of each channel before the table. */
  readonly before: readonly number[];
  /** The table at a corner of the cube. Light adds up, so its corners are all it needs. */
  readonly corner: (point: Xyz) => readonly number[];
  readonly after: readonly number[];
}

const CORNERS = Array.from({ length: 8 }, (_, i): Xyz => [(i >> 2) & 1, (i >> 1) & 1, i & 1]);

/** A conversion of three channels to three (lut16Type; ICC.1:2001-04, 6.5.8). */
function tableTag({ matrix, before, corner, after }: Steps): Uint8Array {
  const curves = (points: readonly number[]) => [...points, ...points, ...points];
  const numbers = [...curves(before), ...CORNERS.flatMap(corner), ...curves(after)];
  const bytes = new Uint8Array(52 + 2 * numbers.length);
  const view = viewOf(bytes);
  bytes.set(latin1('mft2'));
  bytes.set([3, 3, 2], 8);
  matrix.forEach((column, c) =>
    column.forEach((part, row) => view.setInt32(12 + 4 * (3 * row + c), Math.round(part * 65536))),
  );
  view.setUint16(48, before.length);
  view.setUint16(50, after.length);
  numbers.forEach((number, i) => view.setUint16(52 + 2 * i, Math.round(Math.min(1, Math.max(0, number)) * 65535)));
  return bytes;
}
