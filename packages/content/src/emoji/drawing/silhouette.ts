import { nativeOf, union } from './geometry.ts';
import type { Segment } from './path-data.ts';
import { byHair, createSheet, differing, HAIRS, nearest } from './sheet.ts';

/** A path that adds fewer pixels lies within the others. */
const MIN_NEW = 2;

/**
 * What any of the paths fills, as one path for the non-zero rule. The library's union of curves fails now and then, for
 * instance where edges coincide, so each step is compared with the painted paths; where it fails, the path is moved by a
 * hair, and if that does not help, it is set beside the others.
 */
export function silhouetteOf(paths: readonly (readonly Segment[])[]): Segment[] {
  const painted = createSheet();
  const trial = createSheet();
  let all: Segment[] = [];
  let ink = 0;
  for (const path of paths) {
    painted.fill(nativeOf(path));
    const wanted = painted.ink();
    const more = wanted.reduce((sum, value) => sum + value, 0);
    if (more - ink < MIN_NEW) continue;
    ink = more;
    const off = (candidate: readonly Segment[]): number => {
      trial.clear();
      trial.fill(nativeOf(candidate));
      return differing(trial.ink(), wanted);
    };
    all = joined(all, path, off);
  }
  return all;
}

function joined(all: Segment[], path: readonly Segment[], off: (candidate: readonly Segment[]) => number): Segment[] {
  if (all.length === 0) return [...path];
  const candidates = [
    () => union([all, path]),
    ...HAIRS.map((hair) => () => union([all, byHair(path, hair)])),
    () => [...all, ...path],
    () => [...all, ...reversed(path)],
  ];
  return nearest(candidates, off).path;
}

/** The path drawn the other way round. */
function reversed(path: readonly Segment[]): Segment[] {
  const turned: Segment[] = [];
  let from = 0;
  for (let i = 1; i <= path.length; i += 1) {
    if (i < path.length && path[i]?.[0] !== 'M') continue;
    const piece = path.slice(from, i).filter((segment) => segment[0] !== 'Z');
    const ends = piece.map((segment) => segment.slice(-2) as [number, number]);
    turned.push(['M', ...(ends.at(-1) ?? [0, 0])]);
    for (let n = piece.length - 1; n > 0; n -= 1) {
      const segment = piece[n] as Segment;
      const end = ends[n - 1] as [number, number];
      turned.push(segment[0] === 'C' ? ['C', segment[3], segment[4], segment[1], segment[2], ...end] : ['L', ...end]);
    }
    turned.push(['Z']);
    from = i;
  }
  return turned;
}
