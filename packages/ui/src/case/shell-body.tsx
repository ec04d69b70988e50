import type { BodyProps } from './body.ts';
import { PrintArea } from './print-area.tsx';
import { shapePath } from './shape-path.ts';

/** The wall of the case around the printed face, in mm. */
export const WALL = 1.1;

/** The wall, keys and face of an opaque shell. */
export function ShellBody({ surface, colour, marked = true, id }: BodyProps) {
  const { outline } = surface;
  const isPhone = surface.category === 'phoneCase' && surface.cutouts.length > 0;
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-wall`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--case-light)" stopOpacity="0.45" />
          <stop offset="0.4" stopColor="var(--case-light)" stopOpacity="0.06" />
          <stop offset="1" stopColor="var(--case-shade)" stopOpacity="0.45" />
        </linearGradient>
      </defs>
      {isPhone && <Keys surface={surface} colour={colour} />}
      <path d={shapePath(outline, WALL)} fill={colour} />
      <path d={shapePath(outline, WALL)} fill={`url(#${id}-wall)`} />
      <path d={shapePath(outline)} fill={colour} />
      {marked && surface.wrap > 0 && <PrintArea surface={surface} pen={0.35} />}
    </g>
  );
}

/** The keys at the sides, seen from the back: volume on the right, power on the left. */
export function Keys({ surface: { width, height }, colour }: Pick<BodyProps, 'surface' | 'colour'>) {
  const key = (x: number, y: number, length: number) => <rect x={x} y={y} width={1.4} height={length} rx={0.7} />;
  return (
    <g fill={colour} stroke="var(--case-shade)" strokeOpacity={0.4} strokeWidth={0.25}>
      {key(width + 0.6, height * 0.21, height * 0.08)}
      {key(width + 0.6, height * 0.31, height * 0.08)}
      {key(-2, height * 0.25, height * 0.12)}
    </g>
  );
}
