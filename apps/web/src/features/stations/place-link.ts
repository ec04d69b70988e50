import type { Place } from '@cpc/domain';

/** A link that opens a place in the device's own map app, or in a map on the web where there is none. */
export function placeLink({ latitude, longitude }: Place, name: string, userAgent: string): string {
  const at = `${latitude},${longitude}`;
  if (/Android/.test(userAgent)) {
    // A bracket ends the name.
    const label = encodeURIComponent(name.replaceAll(/[()]/g, ' ').trim());
    return `geo:${at}?q=${at}${label === '' ? '' : `(${label})`}`;
  }
  if (/iPhone|iPad|Macintosh/.test(userAgent))
    return `https://maps.apple.com/?ll=${at}&q=${encodeURIComponent(name || at)}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
