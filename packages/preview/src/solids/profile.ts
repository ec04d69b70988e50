import type { Ring } from '../mesh.ts';

const STEPS = 6;

/** A quarter circle from the flat face to the side. @param radius mm @param top z of the face */
export function roundedEdge(radius: number, top: number): readonly Ring[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const turn = ((i / STEPS) * Math.PI) / 2;
    const inset = radius * (1 - Math.sin(turn));
    return { inset, z: top - radius * (1 - Math.cos(turn)), place: inset };
  });
}

/** The same edge at the back, from the side to the back face. */
export function roundedBack(radius: number, bottom: number): readonly Ring[] {
  return roundedEdge(radius, 0)
    .toReversed()
    .map(({ inset, z, place }) => ({ inset, z: bottom - z, place }));
}
