/** Distance between two nodes of the cube: small, and a divisor of 255, so that nodes are exact colours. */
const STEP = 5;
/** Number of nodes per side. */
export const CUBE_SIDE = 255 / STEP + 1;

/** The colours of the cube's nodes, three bytes each; blue varies fastest. */
export function cubeNodes(): Uint8Array {
  const nodes = new Uint8Array(CUBE_SIDE ** 3 * 3);
  for (let node = 0; node < CUBE_SIDE ** 3; node++) {
    nodes[3 * node] = Math.floor(node / CUBE_SIDE ** 2) * STEP;
    nodes[3 * node + 1] = (Math.floor(node / CUBE_SIDE) % CUBE_SIDE) * STEP;
    nodes[3 * node + 2] = (node % CUBE_SIDE) * STEP;
  }
  return nodes;
}

/** The node below a colour value, and the distance from it. The highest value is at the end of its cell. */
const CELL = Uint8Array.from({ length: 256 }, (_, value) => Math.min(CUBE_SIDE - 2, Math.floor(value / STEP)));
const BEYOND = CELL.map((cell, value) => value - cell * STEP);

/**
 * Converts colours by an engine's result for {@link cubeNodes}: it interpolates linearly within the tetrahedron that
 * contains the colour, as engines do (Kasson et al., 1995) on a coarser cube. Calling the engine for every strip would
 * build its cube again each time. Greys stay on the line between greys.
 * @param nodes the converted nodes
 * @param channels bytes of each
 * @param pixels three bytes each, or four; the fourth is opacity and is copied unchanged
 * @param into the output, with as many pixels; all bytes are written
 */
export function throughCube(
  { nodes, channels }: { readonly nodes: Uint8Array; readonly channels: 3 | 4 },
  pixels: Uint8Array,
  bytes: 3 | 4,
  into: Uint8Array,
): Uint8Array {
  const [red, green, blue] = [CUBE_SIDE * CUBE_SIDE * channels, CUBE_SIDE * channels, channels];
  const opacity = bytes - 3;
  let to = 0;
  let before = -1;
  for (let from = 0; from < pixels.length; from += bytes) {
    const r = pixels[from] ?? 0;
    const g = pixels[from + 1] ?? 0;
    const b = pixels[from + 2] ?? 0;
    const colour = (r << 16) | (g << 8) | b;
    if (colour === before) {
      // Consecutive pixels often have the same colour.
      for (let c = 0; c < channels; c++) into[to + c] = into[to + c - channels - opacity] ?? 0;
    } else {
      before = colour;
      const base = (CELL[r] ?? 0) * red + (CELL[g] ?? 0) * green + (CELL[b] ?? 0) * blue;
      // Separate variables: an array would be allocated for every colour.
      const x = BEYOND[r] ?? 0;
      const y = BEYOND[g] ?? 0;
      const z = BEYOND[b] ?? 0;
      // The path from the cell's first corner to its last follows the channels in descending order of their distance.
      const most = x >= y ? (x >= z ? red : blue) : y >= z ? green : blue;
      const least = x >= y ? (y >= z ? blue : green) : x >= z ? blue : red;
      const high = most === red ? x : most === green ? y : z;
      const low = least === red ? x : least === green ? y : z;
      const middle = x + y + z - high - low;
      const last = base + red + green + blue;
      const first = base + most;
      const second = last - least;
      for (let c = 0; c < channels; c++) {
        const sum =
          (STEP - high) * (nodes[base + c] ?? 0) +
          (high - middle) * (nodes[first + c] ?? 0) +
          (middle - low) * (nodes[second + c] ?? 0) +
          low * (nodes[last + c] ?? 0);
        into[to + c] = (2 * sum + STEP) / (2 * STEP);
      }
    }
    to += channels;
    if (opacity) into[to++] = pixels[from + 3] ?? 0;
  }
  return into;
}
