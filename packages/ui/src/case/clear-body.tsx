import type { BodyProps } from './body.ts';
import { PrintArea } from './print-area.tsx';
import { shapePath } from './shape-path.ts';
import { Keys, WALL } from './shell-body.tsx';

/** The phone is this much smaller than the print, in mm. */
const GAP = 0.9;

/**
 * A translucent shell: the phone's back through tinted plastic, and light in its edges. The less clear it is, the softer
 * are the edges of the phone in it.
 */
export function ClearBody({ surface, colour, opacity, marked = true, id }: BodyProps) {
  const { outline } = surface;
  return (
    <g>
      <linearGradient id={`${id}-wall`} x2="1" y2="1">
        <stop stopColor="var(--case-phone)" />
        <stop offset="0.4" stopColor="var(--case-phone-mid)" />
        <stop offset="0.48" stopColor="var(--case-phone)" />
        <stop offset="1" stopColor="var(--case-phone-deep)" />
      </linearGradient>
      {surface.cutouts.length > 0 && <Keys surface={surface} colour={colour} />}
      <path
        d={shapePath(outline, -GAP)}
        fill={`url(#${id}-wall)`}
        stroke={colour}
        strokeOpacity={opacity}
        strokeWidth={4 * GAP}
      />
      <path
        d={shapePath(outline, WALL)}
        fill={colour}
        fillOpacity={opacity}
        stroke="var(--case-light)"
        strokeOpacity={1 - opacity}
        strokeWidth={0.5}
      />
      {marked && surface.wrap > 0 && <PrintArea surface={surface} pen={0.35} />}
    </g>
  );
}
