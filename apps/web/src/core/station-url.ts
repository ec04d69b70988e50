import { to } from './go.ts';
import { PATHS } from './paths.ts';

/**
 * The content of a station's QR code: the entry with the station's id. It names no language: the phone knows its
 * owner's.
 */
export function stationUrl(stationId: string, origin: string = location.origin): string {
  return `${origin}/#${to(PATHS.selectLogin, { machine_id: stationId })}`;
}
