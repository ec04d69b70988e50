import { Skeleton } from '@cpc/ui';
import { SHAPES, type TileShape } from './tile-shape.ts';

/** A placeholder of the size of the library while it is loading. */
export function LibrarySkeleton({ shape }: { readonly shape: TileShape }) {
  const { least, ratio } = SHAPES[shape];
  return (
    <div className="grid gap-2" style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${least}px, 1fr))` }}>
      {Array.from({ length: 8 }, (_, i) => (
        <div key={i} style={{ aspectRatio: ratio }}>
          <Skeleton className="size-full" />
        </div>
      ))}
    </div>
  );
}
