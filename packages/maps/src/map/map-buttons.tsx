import { IconButton, useT } from '@cpc/ui';
import type L from 'leaflet';

interface MapButtonsProps {
  readonly map: L.Map;
  /** Shows everything, if there is more than one thing. */
  readonly onAll: (() => void) | undefined;
}

export function MapButtons({ map, onAll }: MapButtonsProps) {
  const t = useT();
  return (
    <div className="*:border-edge *:shadow-lift absolute top-2 right-2 z-500 flex flex-col gap-2 *:border">
      <IconButton kind="filled" icon="plus" label={t('maps.in')} onClick={() => map.zoomIn()} />
      <IconButton kind="filled" icon="minus" label={t('maps.out')} onClick={() => map.zoomOut()} />
      {onAll && <IconButton kind="filled" icon="fit" label={t('maps.all')} onClick={onAll} />}
    </div>
  );
}
