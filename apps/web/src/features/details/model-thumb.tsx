import { pathData, type Surface, shapePath } from '@cpc/design';
import { memo } from 'react';

/** CSS pixels for a millimetre of a phone, so that a small one looks small beside a big one. */
const SCALE = 0.42;
/** What the thumb may take up, in CSS pixels. */
const BOX = { width: 40, height: 72 } as const;

/** A surface as two plain paths: hundreds of them cost nothing. */
export const ModelThumb = memo(function ModelThumb({ surface }: { readonly surface: Surface }) {
  const { width, height, outline, cutouts } = surface;
  const scale = Math.min(SCALE, BOX.width / width, BOX.height / height);
  return (
    <span className="flex h-18 w-10 shrink-0 items-center justify-center">
      <svg aria-hidden width={width * scale} height={height * scale} viewBox={`0 0 ${width} ${height}`}>
        <path d={pathData(shapePath(outline), 1)} className="fill-lifted" />
        <path d={cutouts.map(({ shape }) => pathData(shapePath(shape), 1)).join('')} className="fill-sunken" />
      </svg>
    </span>
  );
});
