import { isPlace, type Place } from '@cpc/domain';
import { Icon, IconButton, useT } from '@cpc/ui';
import type L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { roundedPlace } from '../place/typed-place.ts';
import { MapNotes } from './map-notes.tsx';
import type { MapProps } from './props.ts';
import { SpotFace } from './spot-face.tsx';
import { useGround } from './use-ground.ts';
import { closeZoom, latLng, showAll, useMap } from './use-map.ts';
import { markerAt, useSpots } from './use-spots.ts';

/** With more spots in sight, names would cover each other. */
const MAX_NAMES = 12;
const EDGE_PX = 60;

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
  return (
    <div className={`border-line relative isolate overflow-hidden rounded-large border ${className}`}>
      {/* Maps have no reading direction: west is on the left in every language. */}
      <div
        ref={element}
        dir="ltr"
        role="application"
        aria-label={`${label}. ${t(picks ? 'maps.keys.pin' : 'maps.keys')}`}
        className="map absolute inset-0"
      />
      {map && from && <FromMark map={map} place={from} />}
      {map &&
        spots.map(({ spot, element: at }) =>
          createPortal(
            <SpotFace
              spot={spot}
              selected={spot.kind === 'point' && spot.point.id === selected}
              named={spots.length <= MAX_NAMES}
              onFocus={() => map.panInside([spot.latitude, spot.longitude], { padding: [EDGE_PX, EDGE_PX] })}
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
      <div className="*:border-edge *:shadow-lift absolute top-2 right-2 z-500 flex flex-col gap-2 *:border">
        <IconButton kind="filled" icon="plus" label={t('maps.in')} onClick={() => map?.zoomIn()} />
        <IconButton kind="filled" icon="minus" label={t('maps.out')} onClick={() => map?.zoomOut()} />
        {(points.length > 1 || from) && !picks && (
          <IconButton
            kind="filled"
            icon="fit"
            label={t('maps.all')}
            onClick={() => map && showAll(map, placesOf(props), tiles !== null)}
          />
        )}
      </div>
      <MapNotes ground={ground} attribution={tiles?.attribution} />
    </div>
  );
}

const placesOf = ({ points, from }: MapProps): Place[] => [
  ...points.map(({ place }) => place),
  ...(from ? [from] : []),
];

/** Shows everything at first and when another place to look from is chosen, and brings the selected point into sight. */
function useView(map: L.Map | undefined, props: MapProps): void {
  const { points, selected, from, picked, tiles } = props;
  const tiled = tiles !== null;
  const shown = useRef<{ readonly map: L.Map; readonly here: string }>(undefined);
  const here = `${points.length === 0} ${from?.latitude} ${from?.longitude}`;
  useEffect(() => {
    if (!map || (shown.current?.map === map && shown.current.here === here)) return;
    shown.current = { map, here };
    if (picked) map.setView(latLng(picked), closeZoom(tiled), { animate: false });
    else showAll(map, placesOf(props), tiled);
  });
  // A point that is updated is another object at the same place.
  const { latitude, longitude } = points.find(({ id }) => id === selected)?.place ?? {};
  useEffect(() => {
    if (map && latitude !== undefined && longitude !== undefined)
      map.panInside([latitude, longitude], { padding: [EDGE_PX, EDGE_PX] });
  }, [map, latitude, longitude]);
}

/** Keeps the place under the pin: moving the map picks another one, and a place from elsewhere moves the map. */
function usePicking(
  map: L.Map | undefined,
  picked: Place | null | undefined,
  onPick: MapProps['onPick'],
  tiled: boolean,
): void {
  const told = useRef<Place>(undefined);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(() => {
    if (!map || !pick.current) return undefined;
    const tell = () => {
      const { lat, lng } = map.getCenter();
      told.current = roundedPlace({ latitude: lat, longitude: lng });
      pick.current?.(told.current);
    };
    // Only what a person moves picks a place: a map that is set up or resized does not.
    const byHand = () => map.once('moveend', tell);
    const tapped = ({ latlng }: L.LeafletMouseEvent) => {
      byHand();
      map.panTo(latlng);
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow')) byHand();
    };
    const container = map.getContainer();
    container.addEventListener('keydown', keyed, true);
    map.on('click', tapped);
    map.on('dragstart', byHand);
    return () => {
      container.removeEventListener('keydown', keyed, true);
      map.off('click', tapped);
      map.off('dragstart', byHand);
    };
  }, [map]);
  useEffect(() => {
    if (!map || !picked || !isPlace(picked)) return;
    const { latitude, longitude } = told.current ?? {};
    if (latitude === picked.latitude && longitude === picked.longitude) return;
    told.current = picked;
    map.setView(latLng(picked), Math.max(map.getZoom(), closeZoom(tiled)), { animate: false });
  }, [map, picked, tiled]);
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
