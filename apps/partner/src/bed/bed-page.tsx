import type { BedJob } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { StateView, useT } from '@cpc/ui';
import { Cards, Fetched } from '../core/fetched.tsx';
import { BackLink, LiveMark, Titled } from '../core/page.tsx';
import { STATION_BED, useIdIn } from '../core/paths.ts';
import { BedCard } from './bed-card.tsx';
import { useBed } from './use-bed.ts';

/** What the person at the bed says about, what the printer has, and what is loaded next (QU-06). */
const PARTS = [
  { name: 'taken', states: ['taken'] },
  { name: 'now', states: ['printing', 'dispatching'] },
  { name: 'next', states: ['queued'] },
] as const satisfies readonly { readonly name: string; readonly states: readonly BedJob['state'][] }[];

/** For the person who loads a station and takes off what is printed: only that person knows (SA-09). */
export default function BedPage() {
  const t = useT();
  const id = useIdIn(STATION_BED) as StationId;
  const bed = useBed(id);
  return (
    <Titled title={t('partner.bed')}>
      <div className="flex items-center justify-between gap-3">
        <BackLink to={`/stations/${id}`}>{t('partner.records.station')}</BackLink>
        <LiveMark failed={bed.isError} updatedAt={bed.dataUpdatedAt} />
      </div>
      <div className="flex flex-col gap-1">
        <h1 className="text-title font-semibold">{t('partner.bed')}</h1>
        <p className="text-small text-ink-soft max-w-prose text-pretty">{t('partner.bed.hint')}</p>
      </div>
      <Fetched
        of={bed}
        room="h-96"
        missing={{ title: t('partner.station.missing'), hint: t('partner.station.missing.hint') }}
      >
        {(jobs) => <Jobs jobs={jobs} />}
      </Fetched>
    </Titled>
  );
}

function Jobs({ jobs }: { readonly jobs: readonly BedJob[] }) {
  const t = useT();
  if (jobs.length === 0)
    return <StateView icon="check" tone="good" title={t('partner.bed.none')} hint={t('partner.bed.none.hint')} />;
  return PARTS.map(({ name, states }) => {
    const those = jobs.filter(({ state }) => states.some((one) => one === state));
    if (those.length === 0) return null;
    return (
      <section key={name} aria-labelledby={name} className="flex flex-col gap-4">
        <h2 id={name} className="text-lead font-semibold">
          {t(`partner.bed.${name}`)}
        </h2>
        <Cards columns="gap-4 lg:grid-cols-2 roomy:grid-cols-3">
          {those.map((job) => (
            <BedCard key={job.job_id} job={job} />
          ))}
        </Cards>
      </section>
    );
  });
}
