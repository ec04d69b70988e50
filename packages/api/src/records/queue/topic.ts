/** Published whenever anything at a station changes: its orders, its jobs, or the station itself. */
export const stationTopic = (machineId: string): string => `station:${machineId}`;
