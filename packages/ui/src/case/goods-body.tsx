import { BISCUIT_RIM } from '@cpc/design';
import type { BodyProps } from './body.ts';
import { PrintArea } from './print-area.tsx';
import { shapePath } from './shape-path.ts';

/** A golf ball seen from above its print; its dimples are fainter towards the middle, where the ink is. */
export function BallBody({ surface, colour, marked = true, id }: BodyProps) {
  const { form, width, height } = surface;
  const radius = form.kind === 'ball' ? form.diameter / 2 : width;
  const [cx, cy] = [width / 2, height / 2];
  return (
    <g>
      <defs>
        <radialGradient id={`${id}-ball`} cx="0.36" cy="0.3" r="0.78">
          <stop offset="0" stopColor="var(--case-light)" stopOpacity="0.6" />
          <stop offset="0.45" stopColor="var(--case-light)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--case-shade)" stopOpacity="0.62" />
        </radialGradient>
      </defs>
      <circle cx={cx} cy={cy} r={radius} fill={colour} />
      <g fill="var(--case-shade)" fillOpacity={0.08}>
        {DIMPLES.map(([x, y, squeeze, turn]) => (
          <ellipse
            key={`${x} ${y}`}
            rx={radius * 0.07 * squeeze}
            ry={radius * 0.07}
            transform={`translate(${cx + x * radius} ${cy + y * radius}) rotate(${turn})`}
          />
        ))}
      </g>
      <circle cx={cx} cy={cy} r={radius} fill={`url(#${id}-ball)`} />
      {marked && <PrintArea surface={surface} pen={0.18} />}
    </g>
  );
}

/** Rings of dimples on a hemisphere, narrower towards its rim: position in radii, compression, rotation. */
const DIMPLES: readonly (readonly [x: number, y: number, squeeze: number, turn: number])[] = [1, 2, 3, 4, 5, 6].flatMap(
  (ring) => {
    const tilt = (ring / 6.6) * (Math.PI / 2);
    const count = Math.max(1, Math.round(Math.sin(tilt) * 30));
    return Array.from({ length: count }, (_, i) => {
      const angle = ((i + (ring % 2) / 2) / count) * 2 * Math.PI;
      const far = Math.sin(tilt);
      return [
        Math.round(far * Math.cos(angle) * 1000) / 1000,
        Math.round(far * Math.sin(angle) * 1000) / 1000,
        Math.round(Math.cos(tilt) * 100) / 100,
        Math.round((angle * 180) / Math.PI),
      ] as const;
    });
  },
);

/** A baked rim a little wider than the icing that is printed on. */
export function BiscuitBody({ surface: { outline }, colour, id }: BodyProps) {
  return (
    <g>
      <defs>
        <radialGradient id={`${id}-baked`} cx="0.45" cy="0.4" r="0.75">
          <stop offset="0.6" stopColor="#e9b872" />
          <stop offset="0.9" stopColor="#c98a45" />
          <stop offset="1" stopColor="#9c6430" />
        </radialGradient>
        <linearGradient id={`${id}-icing`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--case-light)" stopOpacity="0.55" />
          <stop offset="0.5" stopColor="var(--case-light)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--case-shade)" stopOpacity="0.2" />
        </linearGradient>
      </defs>
      <path d={shapePath(outline, BISCUIT_RIM)} fill={`url(#${id}-baked)`} />
      <path d={shapePath(outline, 1)} fill="var(--case-shade)" fillOpacity={0.28} transform="translate(0 0.7)" />
      <path d={shapePath(outline, 0.8)} fill={colour} />
      <path d={shapePath(outline, 0.8)} fill={`url(#${id}-icing)`} />
    </g>
  );
}
