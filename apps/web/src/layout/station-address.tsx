import { mapLink } from '../core/map-link.ts';

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
