/** A circle in an island: its middle across and down, and its diameter in shares of the island's shorter side. */
type Circle = readonly [across: number, down: number, diameter: number];

export interface GlassPlaces {
  /** Shares across are of the width, or of the height in an island that reaches from edge to edge. */
  readonly by: 'sides' | 'height';
  readonly lenses: readonly Circle[];
  readonly flashes?: readonly Circle[];
}

/** A column of `count` lenses in the middle of an upright island. */
const column = (diameter: number, ...down: readonly number[]): GlassPlaces => ({
  by: 'sides',
  lenses: down.map((at) => [0.5, at, diameter]),
});

/** Lenses on the left and one column of other glass on the right. */
const sides = (lenses: readonly Circle[], flashes: readonly Circle[]): GlassPlaces => ({
  by: 'sides',
  lenses,
  flashes,
});

/** A row in a bar that reaches from edge to edge: lenses from the left, the light from the right. */
const bar = (light: number, diameter: number, ...across: readonly number[]): GlassPlaces => ({
  by: 'height',
  lenses: across.map((at) => [at, 0.5, diameter]),
  flashes: [[-light, 0.5, diameter * 0.3]],
});

const QUARTERS = { topLeft: [0.28, 0.28], topRight: [0.72, 0.28], low: [0.28, 0.72], lowRight: [0.72, 0.72] } as const;
const at = ([across, down]: readonly [number, number], diameter: number): Circle => [across, down, diameter];

/**
 * Lenses and lights as the makers publish them: how many there are, and where they sit, approximated from the appearance
 * of the models that name them. A model whose arrangement is not known names none.
 */
export const GLASS = {
  // Apple
  diagonal: sides([at([0.3, 0.3], 0.4), at([0.7, 0.7], 0.4)], [at([0.72, 0.27], 0.13)]),
  'two-left': sides([at([0.3, 0.29], 0.4), at([0.3, 0.71], 0.4)], [at([0.73, 0.5], 0.14)]),
  trio: sides([at([0.29, 0.29], 0.4), at([0.29, 0.71], 0.4), at([0.71, 0.5], 0.4)], [at([0.73, 0.2], 0.12)]),
  plateau: {
    by: 'height',
    lenses: [
      [0.3, 0.29, 0.4],
      [0.3, 0.71, 0.4],
      [0.73, 0.5, 0.4],
    ],
    flashes: [[-0.25, 0.24, 0.13]],
  },
  'one-in-bar': bar(0.55, 0.72, 0.56),
  // Columns, as in most pills
  one: column(0.66, 0.5),
  'two-column': column(0.72, 0.26, 0.74),
  'three-column': column(0.62, 0.18, 0.5, 0.82),
  'four-column': column(0.64, 0.13, 0.38, 0.62, 0.87),
  // Rows
  'two-row': sides([at([0.24, 0.5], 0.62), at([0.54, 0.5], 0.62)], [at([0.84, 0.5], 0.3)]),
  'three-row': sides([at([0.18, 0.5], 0.74), at([0.44, 0.5], 0.74), at([0.7, 0.5], 0.74)], [at([0.91, 0.5], 0.3)]),
  'two-in-bar': bar(0.5, 0.62, 0.6, 1.3),
  'three-in-bar': bar(0.42, 0.58, 0.55, 1.18, 1.81),
  // A column of large lenses on the left, small ones and the light on the right
  'three-left': sides([at([0.32, 0.19], 0.4), at([0.32, 0.5], 0.4), at([0.32, 0.81], 0.4)], [at([0.76, 0.22], 0.18)]),
  'three-left-one': sides(
    [at([0.32, 0.19], 0.4), at([0.32, 0.5], 0.4), at([0.32, 0.81], 0.4), at([0.75, 0.62], 0.26)],
    [at([0.75, 0.28], 0.16)],
  ),
  'two-left-two': sides(
    [at([0.33, 0.24], 0.42), at([0.33, 0.6], 0.42), at([0.76, 0.42], 0.24), at([0.76, 0.7], 0.2)],
    [at([0.76, 0.16], 0.14)],
  ),
  // Squares and discs
  four: sides(
    [QUARTERS.topLeft, QUARTERS.topRight, QUARTERS.low, QUARTERS.lowRight].map((place) => at(place, 0.34)),
    [at([0.5, 0.5], 0.1)],
  ),
  'three-light': sides(
    [QUARTERS.topLeft, QUARTERS.low, QUARTERS.lowRight].map((place) => at(place, 0.36)),
    [at(QUARTERS.topRight, 0.2)],
  ),
  'three-light-low': sides(
    [QUARTERS.topLeft, QUARTERS.topRight, QUARTERS.low].map((place) => at(place, 0.36)),
    [at(QUARTERS.lowRight, 0.2)],
  ),
  pair: sides([at([0.28, 0.44], 0.36), at([0.72, 0.44], 0.36)], [at([0.5, 0.78], 0.18)]),
  'one-light': sides([at([0.32, 0.34], 0.4)], [at([0.7, 0.68], 0.2)]),
  ring: sides(
    [at([0.31, 0.31], 0.26), at([0.69, 0.31], 0.26), at([0.31, 0.69], 0.26), at([0.69, 0.69], 0.26)],
    [at([0.5, 0.5], 0.1)],
  ),
  'pair-in-disc': sides([at([0.27, 0.5], 0.62), at([0.73, 0.5], 0.62)], []),
} satisfies Readonly<Record<string, GlassPlaces>>;

export type GlassName = keyof typeof GLASS;

export const isGlassName = (name: string): name is GlassName => Object.hasOwn(GLASS, name);
