import type { AgentRelease, ReleaseEvent, ReleaseList } from '@cpc/contract';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { releaseSubject } from '../../records/partners/deeds.ts';

/** Versions that are shown, and changes of each. */
const MAX_SHOWN = 50;
const MAX_HISTORY = 20;

/** The versions of the agent, the newest first (OP-05). */
export async function releaseViews(reader: Reader, keys: readonly string[]): Promise<ReleaseList> {
  const rows = await reader
    .selectFrom('agent_releases')
    .innerJoin('partner_people', 'partner_people.id', 'person_id')
    .select([
      'agent_releases.version',
      'agent_releases.state',
      'sha256',
      'bytes',
      'notes',
      'added_at',
      'share',
      'stopped_at',
    ])
    .select('partner_people.name as by')
    .orderBy('added_at', 'desc')
    .orderBy('agent_releases.version', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  const versions = rows.map(({ version }) => version);
  const [counts, named, history] = await Promise.all([
    countsOf(reader),
    namedOf(reader, versions),
    historyOf(reader, versions),
  ]);
  const releases = rows.map((row): AgentRelease => {
    const count = counts.find(({ wished }) => wished === row.version);
    return {
      ...row,
      named: named
        .filter(({ version }) => version === row.version)
        .map(({ machine_id, name, shop }) => ({ machine_id, name, shop })),
      wished: count?.stations ?? 0,
      running: count?.running ?? 0,
      failed: count?.failed ?? 0,
      history: history
        .filter(({ subject }) => subject === releaseSubject(row.version))
        .slice(0, MAX_HISTORY)
        .map(({ at, event, reason, by }) => ({ at, event, reason, by })),
    };
  });
  return { has_key: keys.length > 0, releases };
}

/** How many stations should run each version, do, and could not keep it. */
const countsOf = (reader: Reader) =>
  reader
    .selectFrom('station_agents')
    .leftJoin('station_reports', 'station_reports.machine_id', 'station_agents.machine_id')
    .select((row) => ['wished', row.fn.countAll<number>().as('stations')])
    .select(sql<number>`sum(case when station_reports.version = wished then 1 else 0 end)`.as('running'))
    .select(sql<number>`sum(case when fault_version = wished and fault is not null then 1 else 0 end)`.as('failed'))
    .where('wished', 'is not', null)
    .groupBy('wished')
    .execute();

async function namedOf(reader: Reader, versions: readonly string[]) {
  if (versions.length === 0) return [];
  return reader
    .selectFrom('agent_release_stations')
    .innerJoin('machines', 'machines.id', 'machine_id')
    .innerJoin('partners', 'partners.id', 'machines.partner_id')
    .select(['agent_release_stations.version', 'machine_id', 'machines.name', 'partners.name as shop'])
    .where('agent_release_stations.version', 'in', versions)
    .orderBy('partners.name')
    .orderBy('machines.name')
    .execute();
}

async function historyOf(reader: Reader, versions: readonly string[]) {
  if (versions.length === 0) return [];
  return (
    reader
      .selectFrom('operator_events')
      .innerJoin('partner_people', 'partner_people.id', 'person_id')
      .select(['subject', 'at', 'event', 'reason', 'partner_people.name as by'])
      .where('subject', 'in', versions.map(releaseSubject))
      .orderBy('operator_events.id', 'desc')
      // Only releases have such a subject.
      .$narrowType<{ event: ReleaseEvent }>()
      .execute()
  );
}
