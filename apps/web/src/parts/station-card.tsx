import type { StationView } from '@cpc/contract';
import { Icon, Skeleton } from '@cpc/ui';
import type { ReactNode } from 'react';
import { StationStateChip, useStationLine } from './station-state.tsx';

interface StationCardProps {
  readonly station: StationView;
  /** Its address as an element instead of plain text. */
  readonly address?: ReactNode;
}

/** The customer's station: name and address, its state, and the waiting time. */
export function StationCard({ station, address = <bdi>{station.address}</bdi> }: StationCardProps) {
  const line = useStationLine(station);
  return (
    <div className="flex items-center gap-3.5 rounded-large bg-raised p-3.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-drop bg-warm-wash text-warm">
        <Icon name="printer" size={22} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-28">
          <p className="leading-snug font-semibold wrap-anywhere">{station.name}</p>
          {station.address === '' ? null : <p className="text-small text-ink-soft wrap-anywhere">{address}</p>}
          <p className="text-small text-balance text-ink-soft">{line}</p>
        </div>
        <StationStateChip state={station.state} closed={station.opens_at !== null} />
      </div>
    </div>
  );
}

export const StationCardSkeleton = () => <Skeleton className="h-[6.125rem] w-full rounded-large" />;
