import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Family, gauge } from './family.ts';

const NS_PER_S = 1e9;
const US_PER_S = 1e6;
const RESOLUTION_MS = 20;

/**
 * Memory, processor time and event loop delay of this process, under the names that dashboards of Prometheus know.
 * @param startedAt UTC, ms
 */
export function processMetrics(startedAt: number): { readonly families: readonly Family[]; readonly end: () => void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const one = (name: string, help: string, value: () => number): Family =>
    gauge({ name, help }, () => [{ labels: {}, value: value() }]);
  const cpuSeconds = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / US_PER_S;
  };
  const families: Family[] = [
    one('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss()),
    one('nodejs_heap_size_used_bytes', 'Used heap of the process.', () => process.memoryUsage().heapUsed),
    one('process_start_time_seconds', 'Start of the process, UTC.', () => startedAt / 1_000),
    { ...one('process_cpu_seconds_total', 'Processor time of the process.', cpuSeconds), type: 'counter' },
    gauge({ name: 'nodejs_eventloop_lag_seconds', help: 'Delay of the event loop since the last scrape.' }, () => {
      const samples = ([0.5, 0.99, 1] as const).map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: delay.count === 0 ? 0 : delay.percentile(quantile * 100) / NS_PER_S,
      }));
      delay.reset();
      return samples;
    }),
  ];
  return { families, end: () => delay.disable() };
}
