import { Icon, useT, IconButton } from '@cpc/ui';
import { createPortal } from 'react-dom';
import { MapNotes } from './map-notes.tsx';
import { MapScale } from './map-scale.tsx';
import type { MapProps } from './props.ts';
import { SpotFace } from './spot-face.tsx';
import { useGround } from './use-ground.ts';
import { showAll, useMap, latLng } from './use-map.ts';
import { usePicking } from './use-picking.ts';
import { useSpots, markerAt } from './use-spots.ts';
import { bringIntoSight, placesOf, useView } from './use-view.ts';
import type { Place } from '@cpc/domain';
import type L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';

/** The map itself: loaded only where a map is shown. */
export default function LeafletMap(props: MapProps) {
  const { label, points, selected, onSelect, from, picked, onPick, tiles, className } = props;
  const t = useT();
  const picks = onPick !== undefined;
  const { element, map } = useMap(picks);
  useView(map, props);
  const ground = useGround(map, tiles);
  const spots = useSpots(map, points);
  usePicking(map, picked, onPick, tiles !== null);
  const showsMore = !picks && points.length + (from ? 1 : 0) > 1;
  return (
    <div className={`border-line relative isolate overflow-hidden rounded-large border ${className}`}>
      {/* Maps have no reading direction: west is on the left in every language. */}
      <div
        ref={element}
        dir="ltr"
        role="application"
        aria-label={t(picks ? 'maps.keys.pin' : 'maps.keys', { label })}
        className="map absolute inset-0"
      />
      {map && from && <FromMark map={map} place={from} />}
      {map &&
        spots.map(({ spot, element: at, named }) =>
          createPortal(
            <SpotFace
              spot={spot}
              selected={spot.kind === 'point' && spot.point.id === selected}
              named={named}
              onFocus={() => bringIntoSight(map, [spot.latitude, spot.longitude])}
              onPress={
                spot.kind === 'group'
                  ? () => map.setView([spot.latitude, spot.longitude], spot.splitsAt)
                  : onSelect && (() => onSelect(spot.point.id))
              }
            />,
            at,
            spot.key,
          ),
        )}
      {picks && (
        <Icon
          name="pin"
          size={44}
          className="text-warm pointer-events-none absolute top-1/2 left-1/2 z-500 -translate-x-1/2 -translate-y-full drop-shadow-lg"
        />
      )}
      {map && (
        <MapButtons map={map} onAll={showsMore ? () => showAll(map, placesOf(props), tiles !== null) : undefined} />
      )}
      {map && <MapScale map={map} />}
      <MapNotes ground={ground} attribution={tiles?.attribution} />
    </div>
  );
}

/** Where the reader looks from. */
function FromMark({ map, place }: { readonly map: L.Map; readonly place: Place }) {
  const t = useT();
  const [element] = useState(() => document.createElement('span'));
  const at = useMemo(() => latLng(place), [place]);
  useEffect(() => {
    const marker = markerAt(map, at, element);
    return () => void marker.remove();
  }, [map, at, element]);
  return createPortal(<span role="img" aria-label={t('maps.from')} className="map-me" />, element);
}

interface MapButtonsProps {
  readonly map: L.Map;
  /** Shows everything, if there is more than one thing. */
  readonly onAll: (() => void) | undefined;
}

function MapButtons({ map, onAll }: MapButtonsProps) {
  const t = useT();
  return (
    <div className="*:border-edge *:shadow-lift absolute top-2 right-2 z-500 flex flex-col gap-2 *:border">
      <IconButton kind="filled" icon="plus" label={t('maps.in')} onClick={() => map.zoomIn()} />
      <IconButton kind="filled" icon="minus" label={t('maps.out')} onClick={() => map.zoomOut()} />
      {onAll && <IconButton kind="filled" icon="fit" label={t('maps.all')} onClick={onAll} />}
    </div>
  );
}
