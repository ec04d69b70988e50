/** From one node of the cube to the next: small, and a whole number of times in 255, so that nodes are exact colours. */
const STEP = 5;
/** Nodes a side. */
export const CUBE_SIDE = 255 / STEP + 1;

/** The colours of the cube's nodes, three bytes each: blue varies soonest. */
export function cubeNodes(): Uint8Array {
  const nodes = new Uint8Array(CUBE_SIDE ** 3 * 3);
  for (let node = 0; node < CUBE_SIDE ** 3; node++) {
    nodes[3 * node] = Math.floor(node / CUBE_SIDE ** 2) * STEP;
    nodes[3 * node + 1] = (Math.floor(node / CUBE_SIDE) % CUBE_SIDE) * STEP;
    nodes[3 * node + 2] = (node % CUBE_SIDE) * STEP;
  }
  return nodes;
}

/** Where a colour lies among the nodes: the last one below it, and how far beyond. The highest lies at its cell's end. */
const CELL = Uint8Array.from({ length: 256 }, (_, value) => Math.min(CUBE_SIDE - 2, Math.floor(value / STEP)));
const BEYOND = CELL.map((cell, value) => value - cell * STEP);

/**
 * Converts colours by what an engine made of {@link cubeNodes}: between nodes in straight lines, over the tetrahedron a
 * colour lies in, as engines do it too (Kasson et al., 1995), on a coarser cube. An engine asked for every strip would
 * make its cube anew for each. Greys stay on the line between greys.
 * @param nodes what became of the nodes
 * @param channels bytes of each
 * @param pixels three bytes each, or four, the last of which is opacity and follows the others as it is
 * @param into as many pixels, all written
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
      // Much of a design is of one colour.
      for (let c = 0; c < channels; c++) into[to + c] = into[to + c - channels - opacity] ?? 0;
    } else {
      before = colour;
      const base = (CELL[r] ?? 0) * red + (CELL[g] ?? 0) * green + (CELL[b] ?? 0) * blue;
      // One by one: an array of them would be made for every colour.
      const x = BEYOND[r] ?? 0;
      const y = BEYOND[g] ?? 0;
      const z = BEYOND[b] ?? 0;
      // The way from the cell's first corner to its last goes along the channel that is farthest beyond, then the next.
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
