import type { Surface } from '@cpc/design';

/** What the drawing of a bare thing is made from. */
export interface BodyProps {
  readonly surface: Surface;
  /** Shell colour as `#rrggbb`. */
  readonly colour: string;
  /** 0 clear … 1 opaque. */
  readonly opacity: number;
  /** Whether to show where the print ends: of use while one is made, and only then. */
  readonly marked?: boolean | undefined;
  /** Of the drawing, for its gradients. */
  readonly id: string;
}
