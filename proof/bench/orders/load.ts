/** Throughput and latency of several clients, each working sequentially. */
export interface Pace {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** @param client makes a client; the returned function is repeated for `ms` milliseconds */
export async function pace(
  clients: number,
  ms: number,
  client: (nth: number) => Promise<() => Promise<void>>,
): Promise<Pace> {
  const ready = await Promise.all(Array.from({ length: clients }, (_, nth) => client(nth)));
  await Promise.all(ready.map((once) => once()));
  const took: number[] = [];
  const began = performance.now();
  await Promise.all(
    ready.map(async (once) => {
      while (performance.now() - began < ms) {
        const at = performance.now();
        await once();
        took.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1_000;
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { perSecond: took.length / seconds, p50: at(0.5), p99: at(0.99) };
}
