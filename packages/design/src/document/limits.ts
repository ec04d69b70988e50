/** Limits that no printable design exceeds; they keep a hostile document small and finite. */
export const LIMITS = {
  /** mm in either direction from the surface's corner */
  reach: 10_000,
  layers: 2_000,
  textLength: 1_000,
  strokesPerDoodle: 500,
  pointsPerStroke: 10_000,
  gradientStops: 8,
  /** em */
  letterSpacing: { least: -0.2, most: 3 },
  lineSpacing: { least: 0.5, most: 4 },
  /** degrees either way */
  arc: 340,
  scale: { least: 0.001, most: 1_000 },
} as const;
