import type { Bed, CustomSize } from '@cpc/design';
import { useFormat, useT } from '@cpc/ui';

interface BedDrawingProps {
  readonly bed: Bed;
  /** Valid measures; undefined while what is typed does not fit. */
  readonly size: CustomSize | undefined;
}

/** The print on the bed, to scale. A bed has no reading direction: left is left in every language. */
export function BedDrawing({ bed, size }: BedDrawingProps) {
  const t = useT();
  const format = useFormat();
  const label =
    size &&
    t('size.drawing', {
      size: format.size(size.width, size.height),
      top: format.mm(size.marginTop),
      left: format.mm(size.marginLeft),
    });
  return (
    <figure className="flex flex-col items-center gap-2 rounded-huge bg-raised p-5" dir="ltr">
      <svg
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        viewBox={`-1 -1 ${bed.width + 2} ${bed.height + 2}`}
        className="max-h-72 w-full"
      >
        <rect width={bed.width} height={bed.height} rx={6} className="fill-sunken stroke-line" strokeWidth={1.5} />
        <g className="stroke-line" strokeWidth={0.5} strokeOpacity={0.7}>
          {lines(bed.width).map((x) => (
            <path key={`x${x}`} d={`M${x} 0V${bed.height}`} />
          ))}
          {lines(bed.height).map((y) => (
            <path key={`y${y}`} d={`M0 ${y}H${bed.width}`} />
          ))}
        </g>
        {size ? <Print size={size} /> : null}
      </svg>
      <figcaption dir="auto" className="figures text-micro text-ink-soft">
        {t('size.bed', { size: format.size(bed.width, bed.height) })}
      </figcaption>
    </figure>
  );
}

/** A grid line every two centimetres. */
const lines = (long: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(long / 20) - 1) }, (_, i) => (i + 1) * 20);

function Print({ size: { marginTop: y, marginLeft: x, width, height, corner } }: { readonly size: CustomSize }) {
  return (
    <g>
      <path
        d={`M0 ${y + height / 2}H${x}M${x + width / 2} 0V${y}`}
        className="stroke-warm"
        strokeWidth={1.2}
        strokeDasharray="4 3"
      />
      <rect
        {...{ x, y, width, height }}
        rx={corner}
        className="fill-warm stroke-warm"
        fillOpacity={0.28}
        strokeWidth={1.8}
      />
    </g>
  );
}
