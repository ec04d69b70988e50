import { pathData, type Surface, shapePath } from '@cpc/design';
import { memo } from 'react';
import { CaseView } from '../../parts/case-view.tsx';

/** CSS pixels per millimetre of a phone: a small phone looks small beside a big one. */
const SCALE = 0.56;
/** The maximum size of the thumbnail, in CSS pixels. */
const BOX = { width: 56, height: 96 } as const;
/** The material of a sample. */
const PLAIN = { colour: '#f4f1ea', opacity: 1 } as const;

/** A thumbnail of the goods: two plain paths for each of hundreds of phones, a real sample for the few other goods. */
export const ModelThumb = memo(function ModelThumb({ surface }: { readonly surface: Surface }) {
  if (surface.form.kind === 'shell') return <PhoneThumb surface={surface} />;
  return (
    <span aria-hidden className="flex size-18 shrink-0 items-center justify-center overflow-clip">
      <CaseView surface={surface} shell={PLAIN} className="h-full" />
    </span>
  );
});

function PhoneThumb({ surface: { width, height, outline, cutouts } }: { readonly surface: Surface }) {
  const scale = Math.min(SCALE, BOX.width / width, BOX.height / height);
  return (
    <span className="flex h-24 w-14 shrink-0 items-end justify-center">
      <svg aria-hidden width={width * scale} height={height * scale} viewBox={`0 0 ${width} ${height}`}>
        <path d={pathData(shapePath(outline), 1)} className="fill-ink-faint" />
        <path d={cutouts.map(({ shape }) => pathData(shapePath(shape), 1)).join('')} className="fill-ground" />
        {cutouts
          .flatMap(({ glass = [] }) => glass)
          .map(({ kind, cx, cy, r }) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} className={kind === 'lens' ? 'fill-line' : 'fill-ink'} />
          ))}
      </svg>
    </span>
  );
}
