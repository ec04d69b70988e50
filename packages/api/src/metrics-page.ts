import type { Module } from './base/http/module.ts';
import type { With } from './base/services.ts';
import { gauge, metricsText } from './base/metrics/family.ts';
import { measureJobs } from './base/jobs/measure.ts';

/**
 * The metrics of this process, and what the modules read from the database. If the database is away, the page says so
 * and shows the rest: a server is watched most closely while something is broken.
 */
export async function metricsPage(
  { metrics, db, log }: With<'metrics' | 'db' | 'log'>,
  modules: readonly Pick<Module, 'measure'>[],
): Promise<string> {
  const measures = [() => measureJobs(db.read), ...modules.flatMap(({ measure }) => measure ?? [])];
  const measured = await Promise.all(measures.map((measure) => measure())).catch((error: unknown) => {
    log.warn({ error }, 'the metrics of the database cannot be read');
    return undefined;
  });
  const isUp = gauge({ name: 'cpc_database_up', help: '1 if the database answered this scrape.' }, () => [
    { labels: {}, value: measured ? 1 : 0 },
  ]);
  return metricsText([...metrics.families, isUp, ...connections(db), ...(measured ?? []).flat()]);
}

function connections({ connections: count }: With<'db'>['db']) {
  if (!count) return [];
  const help = 'Connections to the database by state; waiting: callers without one.';
  const samples = () => Object.entries(count()).map(([state, value]) => ({ labels: { state }, value }));
  return [gauge({ name: 'cpc_database_connections', help }, samples)];
}
