/** What a customer sets on a layout. */
export interface CollageStyle {
  /** Space between cells, as a share of the surface's shorter side: 0 … 0.08. */
  readonly gap: number;
  /** Radius of the corners of cells, as a share of their shorter side: 0 … 0.5. */
  readonly rounding: number;
}

export const GAP = { least: 0, most: 0.08 } as const;
export const PLAIN_STYLE: CollageStyle = { gap: 0.02, rounding: 0 };
