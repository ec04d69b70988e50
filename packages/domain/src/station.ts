export const STATION_STATES = ['ready', 'printing', 'resting', 'maintenance', 'fault', 'offline'] as const;
/** What a station says of itself; `offline` is what the server says of a silent one (SA-08). */
export type StationState = (typeof STATION_STATES)[number];

/** A station that has not been heard for this long counts as offline (SA-08). */
export const STATION_SILENT_MS = 60_000;

/** Whether a customer may order for a station now (QU-04). A printing station queues. */
export function acceptsOrders(state: StationState): boolean {
  return state === 'ready' || state === 'printing';
}
