import { Icon, useT } from '@cpc/ui';
import { createPortal } from 'react-dom';
import { FromMark } from './from-mark.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapNotes } from './map-notes.tsx';
import { MapScale } from './map-scale.tsx';
import type { MapProps } from './props.ts';
import { SpotFace } from './spot-face.tsx';
import { useGround } from './use-ground.ts';
import { showAll, useMap } from './use-map.ts';
import { usePicking } from './use-picking.ts';
import { useSpots } from './use-spots.ts';
import { bringIntoSight, placesOf, useView } from './use-view.ts';

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
