import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Family, gauge } from './family.ts';

const NS_PER_S = 1e9;
const US_PER_S = 1e6;
const RESOLUTION_MS = 20;
const LAG_HELP = 'delay of the event loop since the last scrape.';

/**
 * Memory, processor time and event loop delay of this process, under the names that dashboards of Prometheus know.
 * @param startedAt UTC, ms
 */
export function processMetrics(startedAt: number): { readonly families: readonly Family[]; readonly end: () => void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const one = (name: string, help: string, value: () => number): Family =>
    gauge({ name, help }, () => [{ labels: {}, value: value() }]);
  const lag = (percentile: number) => (delay.count === 0 ? 0 : delay.percentile(percentile) / NS_PER_S);
  const cpuSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / US_PER_S;
  };
  const families: Family[] = [
    one('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
    one('nodejs_heap_size_used_bytes', 'Used heap of the process.', () => process.memoryUsage().heapUsed),
    one('process_start_time_seconds', 'Start of the process, UTC.', () => startedAt / 1_000),
    { ...one('process_cpu_seconds_total', 'Processor time of the process.', cpuSeconds), type: 'counter' },
    one('nodejs_eventloop_lag_p50_seconds', `Median ${LAG_HELP}`, () => lag(50)),
    one('nodejs_eventloop_lag_p99_seconds', `99th percentile of the ${LAG_HELP}`, () => lag(99)),
    one('nodejs_eventloop_lag_max_seconds', `Longest ${LAG_HELP}`, () => {
      const longest = lag(100);
      delay.reset();
      return longest;
    }),
  ];
  return { families, end: () => delay.disable() };
}
