import L from 'leaflet';
import { useEffect, useState } from 'react';
import { feature } from 'topojson-client';
import { flatOutlines } from './outlines.ts';
import type { MapTiles } from './props.ts';

/** Natural Earth, in the public domain, as TopoJSON: 34 KB and 238 KB on the way. */
const OUTLINES = {
  rough: () => import('../../vendor/world-atlas/countries-110m.json?raw'),
  fine: () => import('../../vendor/world-atlas/countries-50m.json?raw'),
};
/** From this zoom on the rough outline looks wrong, and the fine one is fetched. */
const FINE_FROM = 4;
/** Beyond this zoom an outline shows nothing that helps. */
const MAX_OUTLINE_ZOOM = 8;

export type Ground = 'tiles' | 'tilesAway' | 'outline' | 'outlineEnds' | 'none';

/** What the map is drawn on: the operator's tiles, above the outlines of countries, which stay if the tiles fail. */
export function useGround(map: L.Map | undefined, tiles: MapTiles | null | undefined): Ground {
  const outline = useOutline(map, tiles);
  const tilesFail = useTiles(map, tiles);
  const zoom = useZoom(map);
  if (tiles) return tilesFail ? 'tilesAway' : 'tiles';
  if (!outline) return 'none';
  return zoom > MAX_OUTLINE_ZOOM ? 'outlineEnds' : 'outline';
}

/** @returns whether an outline is shown */
function useOutline(map: L.Map | undefined, tiles: MapTiles | null | undefined): boolean {
  const [shown, setShown] = useState(false);
  const zoom = useZoom(map);
  const detail = tiles === null && zoom >= FINE_FROM ? 'fine' : 'rough';
  useEffect(() => {
    if (!map) return undefined;
    let gone = false;
    let layer: L.Layer | undefined;
    loadOutline(detail).then(
      (countries) => {
        if (gone) return;
        layer = L.geoJSON(countries, { interactive: false, style: { className: 'map-country', weight: 1 } }).addTo(map);
        setShown(true);
      },
      // The points stay where they are, on an empty ground.
      () => undefined,
    );
    return () => {
      gone = true;
      layer?.remove();
    };
  }, [map, detail]);
  return shown;
}

async function loadOutline(detail: keyof typeof OUTLINES) {
  const world: Parameters<typeof feature>[0] = JSON.parse((await OUTLINES[detail]()).default);
  const { countries } = world.objects;
  if (!countries) throw new Error('outline: the file has no countries');
  return flatOutlines(feature(world, countries));
}

/** @returns whether they fail */
function useTiles(map: L.Map | undefined, tiles: MapTiles | null | undefined): boolean {
  const [fail, setFail] = useState(false);
  const { url, max_zoom } = tiles ?? {};
  useEffect(() => {
    if (!map || url === undefined || max_zoom === undefined) return undefined;
    const layer = L.tileLayer(url, { maxNativeZoom: max_zoom, maxZoom: map.getMaxZoom(), className: 'map-tiles' });
    layer.on('tileerror', () => setFail(true));
    layer.on('tileload', () => setFail(false));
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, url, max_zoom]);
  return fail;
}

function useZoom(map: L.Map | undefined): number {
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (!map) return undefined;
    const read = () => setZoom(map.getZoom());
    map.on('zoomend', read);
    if (map.getZoom() !== undefined) read();
    return () => void map.off('zoomend', read);
  }, [map]);
  return zoom;
}
