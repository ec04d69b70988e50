/** The server paints a picture within a second or two; a busy one takes longer. */
const SOON_MS = 1500;
const LATER_MS = 15_000;
const MAX_SOON_MS = 30_000;

/** A query with its data, like TanStack Query hands it to `refetchInterval`. */
interface Fetched<Data> {
  readonly state: { readonly data: Data | undefined };
}

/**
 * How often a query is fetched again while a picture in its data is being painted: often in the first half minute, then
 * rarely, but without an end.
 * @returns a function for `refetchInterval`: the interval in ms, or false while no picture is missing
 */
export function untilPainted<Data>(isMissing: (data: Data) => boolean): (query: Fetched<Data>) => number | false {
  return (query) => {
    const { data } = query.state;
    if (data === undefined || !isMissing(data)) {
      missingSince.delete(query);
      return false;
    }
    const since = missingSince.get(query) ?? Date.now();
    missingSince.set(query, since);
    return Date.now() - since < MAX_SOON_MS ? SOON_MS : LATER_MS;
  };
}

/** When each query was first seen with a missing picture, as a time in ms. */
const missingSince = new WeakMap<object, number>();
