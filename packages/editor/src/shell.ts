import type { Colour } from '@cpc/design';

/** The shell the design lies on, as it looks. */
export interface ShellLook {
  readonly colour: Colour;
  /** 0 clear … 1 opaque */
  readonly opacity: number;
}
