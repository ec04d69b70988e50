import { useT } from '@cpc/ui';
import type { Ground } from './use-ground.ts';

interface MapNotesProps {
  readonly ground: Ground;
  readonly attribution: string | undefined;
}

/** Who made the map, and what it cannot show. */
export function MapNotes({ ground, attribution }: MapNotesProps) {
  const t = useT();
  const limit =
    ground === 'outlineEnds' ? t('maps.outlineEnds') : ground === 'tilesAway' ? t('maps.tilesAway') : undefined;
  return (
    <>
      <p
        role="status"
        className={
          limit === undefined
            ? 'sr-only'
            : 'bg-raised text-micro text-ink-soft shadow-lift absolute top-2 right-16 left-2 z-500 rounded-medium px-3 py-1.5 text-pretty'
        }
      >
        {limit}
      </p>
      {ground !== 'none' && (
        <p className="bg-ground/75 text-micro text-ink-soft absolute right-0 bottom-0 z-500 max-w-[60%] rounded-tl-small px-2 py-0.5 text-right">
          <bdi>{attribution ?? t('maps.outlineBy')}</bdi>
        </p>
      )}
    </>
  );
}
