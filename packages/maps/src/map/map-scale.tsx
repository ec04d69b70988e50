import { useFormat } from '@cpc/ui';
import type L from 'leaflet';
import { useEffect, useState } from 'react';
import { roundScale } from './scale.ts';

/** Room for the scale, px. */
const MAX_WIDTH = 100;

/** How long a line on the map is on the ground, in the middle of what is shown. Leaflet's own scale speaks English. */
export function MapScale({ map }: { readonly map: L.Map }) {
  const format = useFormat();
  const scale = useScale(map);
  if (!scale) return null;
  return (
    <p className="bg-ground/75 text-micro absolute bottom-1.5 left-1.5 z-500 rounded-small px-1.5 pb-1 leading-tight whitespace-nowrap">
      <bdi>{format.distance(scale.metres)}</bdi>
      <span className="border-ink-soft mt-0.5 block h-1.5 border border-t-0" style={{ width: scale.width }} />
    </p>
  );
}

function useScale(map: L.Map) {
  const [most, setMost] = useState(0);
  useEffect(() => {
    const read = () => {
      const { x, y } = map.getSize().divideBy(2);
      const at = (left: number) => map.containerPointToLatLng([left, y]);
      setMost(map.distance(at(x - MAX_WIDTH / 2), at(x + MAX_WIDTH / 2)));
    };
    map.on('move zoomend resize', read);
    map.whenReady(read);
    return () => void map.off('move zoomend resize', read);
  }, [map]);
  const metres = most > 0 ? roundScale(most) : undefined;
  return metres === undefined ? undefined : { metres, width: (metres / most) * MAX_WIDTH };
}
