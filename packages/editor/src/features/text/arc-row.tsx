import type { MessageKey } from '@cpc/i18n';
import { Slider, useT } from '@cpc/ui';
import type { Styling } from '../../parts/words/text-style.ts';

/** Degrees of a circle; positive bends upwards, and the icon shows it so. */
const CURVES: readonly { readonly arc: number; readonly name: MessageKey }[] = [
  { arc: 0, name: 'studio.arc.straight' },
  { arc: 60, name: 'studio.arc.hill' },
  { arc: 120, name: 'studio.arc.arch' },
  { arc: 180, name: 'studio.arc.rainbow' },
  { arc: 320, name: 'studio.arc.ring' },
  { arc: -60, name: 'studio.arc.valley' },
  { arc: -120, name: 'studio.arc.bowl' },
  { arc: -180, name: 'studio.arc.smile' },
];
const MAX_ARC = 330;

/** The baseline of the letters: a ready curve, and how far it bends. */
export function ArcRow({ style, change, choose, rest }: Styling) {
  const t = useT();
  const arc = Math.round(style.arc);
  return (
    <>
      <div className="hide-scrollbar -mx-4 wide:grid wide:grid-cols-4 flex shrink-0 gap-2 overflow-x-auto px-4 py-1">
        {CURVES.map((curve) => (
          <button
            key={curve.arc}
            type="button"
            aria-label={t(curve.name)}
            title={t(curve.name)}
            aria-pressed={curve.arc === arc}
            onClick={() => choose({ arc: curve.arc })}
            className="press bg-lifted aria-pressed:outline-warm wide:w-auto grid h-14 w-16 shrink-0 place-items-center rounded-medium aria-pressed:outline-2"
          >
            <Curve arc={curve.arc} />
          </button>
        ))}
      </div>
      <Slider
        label={t('studio.arc.angle')}
        min={-MAX_ARC}
        max={MAX_ARC}
        step={5}
        origin={0}
        value={arc}
        text={t('studio.degrees', { value: arc })}
        onChange={(next) => change({ arc: next })}
        onCommit={rest}
      />
    </>
  );
}

/** Letters as dashes along their baseline, in a box of 40 × 32. */
function Curve({ arc }: { readonly arc: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 32"
      width={48}
      height={38}
      fill="none"
      stroke="currentColor"
      strokeWidth={4}
      strokeDasharray="4 2.4"
    >
      <path d={curvePath(arc)} />
    </svg>
  );
}

function curvePath(arc: number): string {
  if (arc === 0) return 'M5 16H35';
  const turn = (Math.abs(arc) * Math.PI) / 180;
  const half = Math.min(turn / 2, Math.PI);
  const radius = Math.min(32 / (2 * Math.sin(Math.min(half, Math.PI / 2))), 26, half > Math.PI / 2 ? 11 : 26);
  const [x, drop] = [radius * Math.sin(half), radius * (1 - Math.cos(half))];
  const up = arc > 0;
  const [top, end] = up ? [16 - drop / 2, 16 + drop / 2] : [16 + drop / 2, 16 - drop / 2];
  const large = half > Math.PI / 2 ? 1 : 0;
  return `M${20 - x} ${end}A${radius} ${radius} 0 ${large} ${up ? 1 : 0} ${20 + x} ${end}M20 ${top}`;
}
