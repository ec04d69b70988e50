import type L from 'leaflet';

/** What a map fires when a key has moved it. */
export const MOVED_BY_KEY = 'movedbykey';

const STEP_PX = 80;
/** With a pin to place, keys move in smaller steps; with shift in large ones. */
const PIN_STEP_PX = 20;

const WAYS: Readonly<Record<string, L.PointTuple>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** Moves and zooms a map by keys. Leaflet's own keys are read at the document, which a dialog keeps them from. */
export function listenToKeys(map: L.Map, picks: boolean): void {
  const container = map.getContainer();
  container.tabIndex = 0;
  container.addEventListener('keydown', (event) => {
    const way = WAYS[event.key];
    const zoom = ZOOMS[event.key];
    // The points on the map are buttons, which have their own keys.
    if (event.target !== container || event.ctrlKey || event.metaKey || event.altKey) return;
    if (way ?? zoom) event.preventDefault();
    if (zoom !== undefined) map.setZoom(map.getZoom() + zoom);
    if (!way) return;
    const step = picks && !event.shiftKey ? PIN_STEP_PX : STEP_PX;
    map.panBy([way[0] * step, way[1] * step], { animate: !picks });
    map.fire(MOVED_BY_KEY);
  });
}
