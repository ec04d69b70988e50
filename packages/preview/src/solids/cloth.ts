import { type Line, mirrored, pointsOf, reversed, type Patch, type Spot } from './patch.ts';

/**
 * A T-shirt of the size M, spread out, in mm from the middle of its collar, as the flat drawing has it. What is on the
 * right is mirrored to the left.
 */
const SHOULDER: Line = [[4, [98, 2], [120, 12], [166, 24], [212, 41]]];
const ARMHOLE: Line = [[5, [212, 41], [228, 92], [238, 160], [243, 220]]];
const SIDE: Line = [[11, [243, 220], [247, 330], [246, 560], [252, 712]]];
const HEM: Line = [[18, [-252, 712], [-128, 727], [128, 727], [252, 712]]];
const OVER_ARM: Line = [
  [2, [212, 41], [236, 50], [252, 68], [264, 92]],
  [3, [264, 92], [290, 134], [318, 170], [342, 208]],
];
const CUFF: Line = [[5, [342, 208], [316, 228], [290, 244], [262, 260]]];
const UNDER_ARM: Line = [[5, [243, 220], [248, 234], [254, 246], [262, 260]]];

/** The collar's band in front and behind: where it is sewn on, and its edge. From left to right. */
const whole = (half: Line): Line => [...mirrored(half), ...reversed(half)];
const NECK = whole([[5, [98, 2], [92, 60], [56, 96], [0, 96]]]);
const NECK_EDGE = whole([[5, [86, -2], [80, 44], [48, 76], [0, 76]]]);
const NAPE = whole([[5, [98, 2], [70, 24], [38, 31], [0, 31]]]);
const NAPE_EDGE = whole([[5, [86, -2], [60, 8], [34, 12], [0, 12]]]);
const LEFT_END: Line = [[3, [-86, -2], [-98, 2]]];

const torso = (neck: Line): Patch => ({
  top: [...reversed(mirrored(SHOULDER)), ...neck, ...SHOULDER],
  bottom: HEM,
  left: mirrored([...ARMHOLE, ...SIDE]),
  right: [...ARMHOLE, ...SIDE],
});

const band = (edge: Line, seam: Line): Patch => ({
  top: edge,
  bottom: seam,
  left: LEFT_END,
  right: mirrored(LEFT_END),
});

export const SHIRT = {
  front: torso(NECK),
  back: torso(NAPE),
  sleeve: { top: OVER_ARM, bottom: UNDER_ARM, left: ARMHOLE, right: CUFF },
  collar: band(NECK_EDGE, NECK),
  collarBack: band(NAPE_EDGE, NAPE),
} as const satisfies Record<string, Patch>;

/** Half the depth of a worn shirt, and the distance from its seams at which it is reached; mm. */
const DEPTH = 72;
const BEND = 150;
/** The back is flatter than the chest. */
const FLATTER = 0.72;

const SEAMS = [
  [...SHOULDER, ...OVER_ARM],
  [...reversed(UNDER_ARM), ...SIDE],
].map((line) => pointsOf(line, 2));

/** How far the front of the cloth is from the seams' plane, mm. */
export function liftOf(spot: Spot): number {
  const gap = gapTo(spot);
  return roundness(gap) + Math.min(1, gap / 40) * foldsAt(spot);
}

/** The same for the back: negative. */
export const backLiftOf = (spot: Spot): number => -FLATTER * roundness(gapTo(spot));

const roundness = (gap: number): number => DEPTH * Math.sqrt(1 - (1 - Math.min(1, gap / BEND)) ** 2);

/** The distance to the nearest seam, mm. */
function gapTo([x, y]: Spot): number {
  let least = Infinity;
  for (const seam of SEAMS) {
    let from = seam[0];
    for (const to of seam) {
      if (from && from !== to) least = Math.min(least, beside(Math.abs(x), y, from, to).gap);
      from = to;
    }
  }
  return least;
}

/** How far along a straight line a spot is, 0 … 1, and its distance, mm. */
function beside(
  x: number,
  y: number,
  [ax, ay]: Spot,
  [bx, by]: Spot,
): { readonly share: number; readonly gap: number } {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return { share, gap: Math.hypot(x - ax - share * dx, y - ay - share * dy) };
}

function foldsAt(spot: Spot): number {
  let sum = 0;
  for (const [from, to, breadth, height] of FOLDS) {
    const { share, gap } = beside(...spot, from, to);
    sum += height * share * share * (3 - 2 * share) * Math.exp(-((gap / breadth) ** 2));
  }
  return sum;
}

/** Folds, each growing from its first end to its second: breadth and height, negative for a hollow; mm. */
const FOLDS: readonly (readonly [from: Spot, to: Spot, breadth: number, height: number])[] = [
  // From the armpits to the chest.
  [[-96, 420], [-232, 236], 17, 19],
  [[-128, 330], [-236, 220], 15, -17],
  [[-140, 480], [-238, 292], 15, -16],
  [[112, 450], [232, 240], 17, 19],
  [[138, 340], [238, 222], 15, -17],
  [[156, 510], [240, 300], 15, -16],
  // Above the hem.
  [[-204, 430], [-176, 716], 19, 20],
  [[-150, 470], [-122, 720], 17, -20],
  [[-84, 520], [-52, 724], 20, 19],
  [[-24, 500], [6, 724], 17, -19],
  [[36, 520], [64, 722], 20, 19],
  [[104, 470], [122, 720], 17, -20],
  [[180, 440], [178, 716], 19, 20],
  // Across the sleeves.
  [[296, 226], [246, 150], 12, 12],
  [[272, 236], [240, 188], 10, -12],
  [[-292, 228], [-248, 140], 12, 12],
  [[-270, 236], [-242, 184], 10, -12],
];
