/** Published whenever anything at a station changes: its orders, its jobs, or the station itself. */
export const stationTopic = (stationId: string): string => `station:${stationId}`;
