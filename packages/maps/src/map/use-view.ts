import type { Place } from '@cpc/domain';
import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapProps } from './props.ts';
import { closeZoom, latLng, showAll } from './use-map.ts';

/** The room around a point that is brought into sight. */
const EDGE_PX = 60;

export const bringIntoSight = (map: L.Map, at: L.LatLngTuple): void => {
  map.panInside(at, { padding: [EDGE_PX, EDGE_PX] });
};

export const placesOf = ({ points, from }: MapProps): Place[] => [
  ...points.map(({ place }) => place),
  ...(from ? [from] : []),
];

/** Shows everything at first and when another place to look from is chosen, and brings the selected point into sight. */
export function useView(map: L.Map | undefined, props: MapProps): void {
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
    if (map && latitude !== undefined && longitude !== undefined) bringIntoSight(map, [latitude, longitude]);
  }, [map, latitude, longitude]);
}
