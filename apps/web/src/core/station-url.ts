import { to } from './go.ts';
import { PATHS } from './paths.ts';

/** What a station's QR code says: the entry with the station's id. No language: the phone knows its owner's. */
export function stationUrl(machineId: string, origin: string = location.origin): string {
  return `${origin}/#${to(PATHS.selectLogin, { machine_id: machineId })}`;
}
