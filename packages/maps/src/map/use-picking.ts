import { isPlace, type Place } from '@cpc/domain';
import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import { roundedPlace } from '../place/typed-place.ts';
import { MOVED_BY_KEY } from './keys.ts';
import type { MapProps } from './props.ts';
import { closeZoom, latLng } from './use-map.ts';

/** Keeps the place under the pin: moving the map picks another one, and a place from elsewhere moves the map. */
export function usePicking(
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
    map.on('click', tapped);
    map.on('dragstart', byHand);
    map.on(MOVED_BY_KEY, tell);
    return () => {
      map.off(MOVED_BY_KEY, tell);
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
