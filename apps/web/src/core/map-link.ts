/** A link to the device's own map app where there is one: any installed one on Android, Apple's on Apple devices. */
export function mapLink(address: string, userAgent: string): string {
  const sought = encodeURIComponent(address);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${sought}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${sought}`;
  return `https://www.openstreetmap.org/search?query=${sought}`;
}
