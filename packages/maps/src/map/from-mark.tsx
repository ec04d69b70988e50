import type { Place } from '@cpc/domain';
import { useT } from '@cpc/ui';
import type L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { latLng } from './use-map.ts';
import { markerAt } from './use-spots.ts';

/** Where the reader looks from. */
export function FromMark({ map, place }: { readonly map: L.Map; readonly place: Place }) {
  const t = useT();
  const [element] = useState(() => document.createElement('span'));
  const at = useMemo(() => latLng(place), [place]);
  useEffect(() => {
    const marker = markerAt(map, at, element);
    return () => void marker.remove();
  }, [map, at, element]);
  return createPortal(<span role="img" aria-label={t('maps.from')} className="map-me" />, element);
}
