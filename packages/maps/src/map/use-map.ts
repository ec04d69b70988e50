import { isPlace, type Place } from '@cpc/domain';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { useEffect, useRef, useState } from 'react';
import { listenToKeys } from './keys.ts';

const MAX_ZOOM = 19;
/** A single place is shown at the size of a city, without tiles of a country: closer there is nothing to see. */
const CITY_ZOOM = 14;
const COUNTRY_ZOOM = 6;
const EDGES = L.latLngBounds([-85, -540], [85, 540]);

/** Room for a pin above its place and its name beside it, and for the buttons. */
const INSETS = { paddingTopLeft: [56, 64], paddingBottomRight: [80, 40] } as const satisfies L.FitBoundsOptions;

export const latLng = ({ latitude, longitude }: Place): L.LatLngTuple => [latitude, longitude];

export const closeZoom = (tiled: boolean): number => (tiled ? CITY_ZOOM : COUNTRY_ZOOM);

/** Shows places as large as they fit; the whole Earth if there are none. */
export function showAll(map: L.Map, places: readonly Place[], tiled: boolean): void {
  const known = places.filter(isPlace).map(latLng);
  if (known.length === 0) map.setView([25, 10], map.getSize().x < 600 ? 0 : 1.5);
  else map.fitBounds(L.latLngBounds(known), { ...INSETS, maxZoom: closeZoom(tiled), animate: false });
}

/** A Leaflet map in an element. @returns undefined until the element is there */
export function useMap(picks: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map>();
  useEffect(() => {
    if (!element.current) return undefined;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = L.map(element.current, {
      zoomControl: false,
      attributionControl: false,
      maxZoom: MAX_ZOOM,
      zoomSnap: 0.5,
      maxBounds: EDGES,
      maxBoundsViscosity: 1,
      // A wheel scrolls the page, unless the map is what the page is for.
      scrollWheelZoom: picks ? 'center' : false,
      doubleClickZoom: picks ? 'center' : true,
      touchZoom: picks ? 'center' : true,
      keyboard: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
      markerZoomAnimation: !still,
      inertia: !still,
    });
    listenToKeys(made, picks);
    const sized = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    sized.observe(element.current);
    setMap(made);
    return () => {
      sized.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, [picks]);
  return { element, map };
}
