import { nativeOf, overlap } from './geometry.ts';
import type { Segment } from './path-data.ts';
import { byHair, createSheet, differing, HAIRS, nearest } from './sheet.ts';

/**
 * What both paths fill, for the non-zero rule; compared with what a canvas cuts. `isRight` is false where the library
 * fails.
 */
export function intersection(path: readonly Segment[], cut: readonly Segment[]): ReturnType<typeof nearest> {
  const sheet = createSheet();
  sheet.fill(nativeOf(path), nativeOf(cut));
  const wanted = sheet.ink();
  const candidates = [() => overlap(path, cut), ...HAIRS.map((hair) => () => overlap(byHair(path, hair), cut))];
  return nearest(candidates, (candidate) => {
    sheet.clear();
    sheet.fill(nativeOf(candidate));
    return differing(sheet.ink(), wanted);
  });
}
