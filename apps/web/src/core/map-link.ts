/** A map of the device's own where there is one: on Android any that is installed, on Apple's devices Apple's. */
export function mapLink(address: string, userAgent: string): string {
  const sought = encodeURIComponent(address);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${sought}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${sought}`;
  return `https://www.openstreetmap.org/search?query=${sought}`;
}
