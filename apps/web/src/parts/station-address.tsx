/** The address of a station; a tap shows it on a map. */
export function StationAddress({ address }: { readonly address: string }) {
  const href = mapLink(address, navigator.userAgent);
  const outside = href.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a
      href={href}
      {...outside}
      className="-my-2.5 inline-flex min-h-11 min-w-11 items-center underline decoration-ink-faint underline-offset-4 wrap-anywhere"
    >
      <bdi>{address}</bdi>
    </a>
  );
}

/** A link to the device's own map app where there is one: any installed one on Android, Apple's on Apple devices. */
export function mapLink(address: string, userAgent: string): string {
  const sought = encodeURIComponent(address);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${sought}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${sought}`;
  return `https://www.openstreetmap.org/search?query=${sought}`;
}
