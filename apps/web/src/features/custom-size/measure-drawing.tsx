import type { CustomField, CustomSize } from '@cpc/design';
import { useT } from '@cpc/ui';

interface MeasureDrawingProps {
  /** The size that fits; undefined while what is typed does not. */
  readonly size: CustomSize | undefined;
  /** The measure whose field has the focus. */
  readonly active: CustomField | undefined;
  /** A length in words. */
  readonly length: (mm: number) => string;
}

/** Units of the drawing: the longer side of the case, and the room around it for the measures. */
const LONG = 300;
const ROOM = 62;
/** Shown until what is typed fits. */
const SAMPLE = { width: 70, height: 145, corner: 10 } as const;

/** The back of a case, drawn to scale, with what to measure: its width, its height and its corner (CT-12). */
export function MeasureDrawing({ size, active, length }: MeasureDrawingProps) {
  const t = useT();
  const { width, height, corner } = size ?? SAMPLE;
  const scale = LONG / Math.max(width, height);
  const [w, h, r] = [width * scale, height * scale, corner * scale];
  const label = size && t('size.measured', { width: length(width), height: length(height), corner: length(corner) });
  const tone = (field: CustomField) => (active === field ? 'stroke-warm' : 'stroke-ink-soft');
  const words = (field: CustomField) => (active === field ? 'fill-warm' : 'fill-ink-soft');
  const pen = { fill: 'none', strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <figure className="flex justify-center rounded-huge bg-raised p-4" dir="ltr">
      <svg
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        viewBox={`${-w / 2 - ROOM - 20} ${-h / 2 - ROOM} ${w + 2 * ROOM + 40} ${h + 2 * ROOM}`}
        className={`h-80 w-full transition-opacity ${size ? '' : 'opacity-50'}`}
        fontSize={17}
        textAnchor="middle"
      >
        <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={r} className="fill-paper stroke-edge" strokeWidth={3} />
        <Camera x={-w / 2 + r * 0.3 + w * 0.07} y={-h / 2 + r * 0.3 + w * 0.07} side={w * 0.4} />
        <g {...pen} className={tone('width')}>
          <path d={`M${-w / 2} ${-h / 2 - 18}H${w / 2}m-8-6l8 6l-8 6M${-w / 2 + 8} ${-h / 2 - 24}l-8 6l8 6`} />
        </g>
        <text x={0} y={-h / 2 - 30} className={words('width')}>
          {t('size.width')}
        </text>
        <g {...pen} className={tone('height')}>
          <path d={`M${w / 2 + 18} ${-h / 2}V${h / 2}m-6-8l6 8l6-8M${w / 2 + 12} ${-h / 2 + 8}l6-8l6 8`} />
        </g>
        {/* Letters lie on their side; Han characters stand. */}
        <text x={w / 2 + 44} y={0} writingMode="vertical-rl" className={words('height')}>
          {t('size.height')}
        </text>
        <g {...pen} className={tone('corner')}>
          <path d={`M${-w / 2 + r} ${h / 2 - r}L${-w / 2 + r * 0.293} ${h / 2 - r * 0.293}`} />
          <circle cx={-w / 2 + r} cy={h / 2 - r} r={3} />
        </g>
        <text x={0} y={h / 2 + 34} className={words('corner')}>
          {t('size.corner')}
        </text>
      </svg>
    </figure>
  );
}

/** Where many cases have an opening: it is not measured. */
function Camera({ x, y, side }: { readonly x: number; readonly y: number; readonly side: number }) {
  const lens = side * 0.17;
  return (
    <g fill="none" className="stroke-edge" strokeWidth={2} strokeDasharray="6 5">
      <rect x={x} y={y} width={side} height={side} rx={side * 0.26} />
      <circle cx={x + side * 0.32} cy={y + side * 0.32} r={lens} />
      <circle cx={x + side * 0.68} cy={y + side * 0.68} r={lens} />
    </g>
  );
}
