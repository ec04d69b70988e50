export type Query = Readonly<Record<string, string>>;

/** Where the app is: the path of the page and its query, both from inside the hash. */
export interface Address {
  readonly path: string;
  readonly query: Query;
}

/**
 * Reads an address that was scanned, typed or returned to. The query may be inside the hash (`/#/pages/x?id=demo`),
 * before it (`/?id=demo#/pages/x`, as on the codes of stations), or both: the one inside the hash wins. Without a hash
 * the path itself is the page, so that a code without `#` still opens it.
 */
export function parseAddress(href: string): Address {
  const [beforeHash = '', ...rest] = href.split('#');
  const hash = rest.join('#');
  const outer = new URL(beforeHash === '' ? '/' : beforeHash, 'http://app.invalid');
  const [hashPath = '', ...hashQuery] = hash.split('?');
  const path = normalisePath(hashPath === '' ? outer.pathname : hashPath);
  return { path, query: { ...readQuery(outer.search), ...readQuery(hashQuery.join('?')) } };
}

/** Path and query as one string without the hash sign: the form that the router and `jumpUrl` use. */
export function formatAddress({ path, query }: Address): string {
  const entries = Object.entries(query).filter(([, value]) => value !== '');
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`;
}

/** Makes an address of a path and the known values; unknown values are left out. */
export function addressOf(path: string, query: Readonly<Record<string, string | null | undefined>> = {}): Address {
  const known = Object.entries(query).filter((entry): entry is [string, string] => entry[1] != null && entry[1] !== '');
  return { path, query: Object.fromEntries(known) };
}

export function sameAddress(a: Address, b: Address): boolean {
  return formatAddress(sorted(a)) === formatAddress(sorted(b));
}

const sorted = ({ path, query }: Address): Address => ({
  path,
  query: Object.fromEntries(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))),
});

const readQuery = (text: string): Query => Object.fromEntries(new URLSearchParams(text));

/** One leading slash and no trailing slash; `index.html` is the entry. */
function normalisePath(path: string): string {
  const trimmed = `/${path}`.replace(/\/{2,}/g, '/').replace(/\/+$/, '');
  return trimmed === '' || trimmed === '/index.html' ? '/' : trimmed;
}
