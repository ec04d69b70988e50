import L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { clustersOf, type Spot } from './clusters.ts';
import { type DrawnSpot, namesWithRoom } from './names.ts';
import type { MapPoint } from './props.ts';

/** A spot with its element on the map, which React draws into. */
export interface PlacedSpot {
  readonly spot: Spot;
  readonly element: HTMLElement;
  /** Its name has room. */
  readonly named: boolean;
}

interface Kept extends Pick<PlacedSpot, 'spot' | 'element'> {
  readonly marker: L.Marker;
}

/** The markers of each map. */
const KEPT = new WeakMap<L.Map, Map<string, Kept>>();

/** Keeps a marker for each spot in sight. One that stays in sight keeps its element, and so its focus. */
export function useSpots(map: L.Map | undefined, points: readonly MapPoint[]): readonly PlacedSpot[] {
  const [placed, setPlaced] = useState<readonly PlacedSpot[]>([]);
  const spotsIn = useMemo(() => clustersOf(points), [points]);
  useEffect(() => {
    if (!map) return undefined;
    const place = () => setPlaced(placeAll(map, spotsIn(boxOf(map), map.getZoom())));
    map.on('moveend', place);
    place();
    return () => void map.off('moveend', place);
  }, [map, spotsIn]);
  return placed;
}

function placeAll(map: L.Map, spots: readonly Spot[]): PlacedSpot[] {
  const kept = KEPT.get(map) ?? new Map<string, Kept>();
  KEPT.set(map, kept);
  const seen = new Set(spots.map(({ key }) => key));
  for (const [key, { marker }] of kept)
    if (!seen.has(key)) {
      marker.remove();
      kept.delete(key);
    }
  const named = namesWithRoom(spots.map((spot) => drawnAt(map, spot)));
  return spots.map((spot) => {
    const at: L.LatLngTuple = [spot.latitude, spot.longitude];
    const before = kept.get(spot.key);
    before?.marker.setLatLng(at);
    const element = before?.element ?? document.createElement('div');
    const marker = before?.marker ?? markerAt(map, at, element);
    kept.set(spot.key, { spot, element, marker });
    return { spot, element, named: named.has(spot.key) };
  });
}

function drawnAt(map: L.Map, spot: Spot): DrawnSpot {
  const { x, y } = map.latLngToLayerPoint([spot.latitude, spot.longitude]);
  return { spot, x, y };
}

/** Keeps an element at a place of a map. What is drawn into it has its foot or its middle there, by its own style. */
export function markerAt(map: L.Map, at: L.LatLngTuple, element: HTMLElement): L.Marker {
  L.DomEvent.disableClickPropagation(element);
  const icon = L.divIcon({ html: element, className: 'map-spot', iconSize: [0, 0] });
  return L.marker(at, { icon, interactive: false, keyboard: false }).addTo(map);
}

/** A part more than what is in sight, so that spots do not appear while the map is moved. */
function boxOf(map: L.Map) {
  const bounds = map.getBounds().pad(0.5);
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}
