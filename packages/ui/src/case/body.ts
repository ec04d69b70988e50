import type { Surface } from '@cpc/design';

/** The inputs for drawing bare goods. */
export interface BodyProps {
  readonly surface: Surface;
  /** Shell colour as `#rrggbb`. */
  readonly colour: string;
  /** 0 clear … 1 opaque. */
  readonly opacity: number;
  /** Whether to mark where the print ends; useful only while designing. */
  readonly marked?: boolean | undefined;
  /** A unique id of the drawing, for its gradients. */
  readonly id: string;
}
