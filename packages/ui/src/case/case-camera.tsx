import type { Cutout } from '@cpc/design';
import type { Glass, Shape } from '@cpc/design';
import { shapePath } from './shape-path.ts';

/** A cut-out with what is visible through it: the phone's glass, its lenses, its flash. */
export function CaseCamera({ cutout, id }: { readonly cutout: Cutout; readonly id: string }) {
  if (cutout.role === 'flash') return <Flash shape={cutout.shape} id={id} />;
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-hole`} x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="var(--case-hole)" />
          <stop offset="1" stopColor="var(--case-hole-deep)" />
        </linearGradient>
        <radialGradient id={`${id}-lens`} cx="0.38" cy="0.34" r="0.75">
          <stop offset="0" stopColor="var(--case-lens)" />
          <stop offset="0.3" stopColor="var(--case-lens-mid)" />
          <stop offset="1" stopColor="var(--case-lens-deep)" />
        </radialGradient>
      </defs>
      <path
        d={shapePath(cutout.shape)}
        fill={`url(#${id}-hole)`}
        stroke="var(--case-shade)"
        strokeOpacity={0.55}
        strokeWidth={0.5}
      />
      <path
        d={shapePath(cutout.shape, 0.35)}
        fill="none"
        stroke="var(--case-light)"
        strokeOpacity={0.22}
        strokeWidth={0.35}
      />
      {cutout.glass?.map((glass) => (
        <Behind key={`${glass.cx} ${glass.cy}`} glass={glass} id={id} />
      ))}
    </g>
  );
}

function Behind({ glass: { kind, cx, cy, r }, id }: { readonly glass: Glass; readonly id: string }) {
  if (kind === 'flash') return <Flash shape={{ kind: 'ellipse', cx, cy, rx: r, ry: r }} id={`${id}-${cx}-${cy}`} />;
  return (
    <g>
      <circle cx={cx} cy={cy} r={r} fill="var(--case-lens-deep)" stroke="var(--case-ring)" strokeWidth={r * 0.12} />
      <circle cx={cx} cy={cy} r={r * 0.62} fill={`url(#${id}-lens)`} />
      <circle cx={cx - r * 0.22} cy={cy - r * 0.26} r={r * 0.12} fill="var(--case-light)" fillOpacity={0.8} />
    </g>
  );
}

/** A light behind a small lens: bright in the middle, amber towards its dark rim. */
function Flash({ shape, id }: { readonly shape: Shape; readonly id: string }) {
  return (
    <g>
      <radialGradient id={`${id}-flash`}>
        <stop offset="0.2" stopColor="var(--case-flash)" />
        <stop offset="0.55" stopColor="var(--case-flash-mid)" />
        <stop offset="1" stopColor="var(--case-flash-deep)" />
      </radialGradient>
      <path d={shapePath(shape)} fill="var(--case-lens-deep)" />
      <path d={shapePath(shape, -0.7)} fill={`url(#${id}-flash)`} stroke="var(--case-ring)" strokeWidth={0.3} />
    </g>
  );
}
