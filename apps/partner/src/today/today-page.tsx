import { addressOf, formatAddress, Link } from '@cpc/appkit';
import type { Today } from '@cpc/contract';
import { INCIDENT_LEVELS, type IncidentLevel } from '@cpc/domain';
import { Card, ErrorState, Icon, List, Skeleton, useTranslator } from '@cpc/ui';
import { Cards } from '../core/fetched.tsx';
import { LiveMark } from '../core/page.tsx';
import { ATTENTION } from '../core/paths.ts';
import { NeedRow } from '../incidents/need-row.tsx';
import { useToday } from '../incidents/use-incidents.ts';
import { MessagesOffer } from '../messages/offer.tsx';
import { StateTiles } from '../stations/state-tiles.tsx';
import { Day } from './day.tsx';
import { Tile, type TileTone } from './tile.tsx';

/** What a person of the shop sees first: what needs a hand now, the day in numbers, and the stations (PA-01, PA-12). */
export default function TodayPage() {
  const { t } = useTranslator();
  const today = useToday();
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t('incidents.today')} · ${t('common.app.title')}`}</title>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-title font-semibold">{t('incidents.today')}</h1>
        <LiveMark failed={today.isError} updatedAt={today.dataUpdatedAt} />
      </div>
      {today.data ? (
        <div className="grid grid-cols-1 gap-6 roomy:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="flex min-w-0 flex-col gap-4">
            {today.data.incidents.open > 0 && <NeedTiles today={today.data} />}
            <Now today={today.data} />
            <MessagesOffer />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <Day today={today.data} />
            <section className="flex flex-col gap-3">
              <h2 className="text-lead font-semibold">{t('incidents.stations')}</h2>
              <StateTiles label={t('incidents.stations')} states={today.data.stations.states} />
            </section>
          </div>
        </div>
      ) : today.isError ? (
        <ErrorState onRetry={() => void today.refetch()} />
      ) : (
        <>
          <Skeleton className="h-24 rounded-large" />
          <Skeleton className="h-72 rounded-large" />
        </>
      )}
    </div>
  );
}

function Now({ today: { incidents, needs } }: { readonly today: Today }) {
  const { t } = useTranslator();
  if (incidents.open === 0)
    return (
      <Card className="flex items-start gap-4 p-5">
        <span className="bg-good-wash text-good grid size-11 shrink-0 place-items-center rounded-medium">
          <Icon name="check" size={24} />
        </span>
        <div>
          <h2 className="text-lead font-semibold">{t('incidents.none')}</h2>
          <p className="text-small text-ink-soft">{t('incidents.none.hint')}</p>
        </div>
      </Card>
    );
  return (
    <>
      <List label={t('incidents.needs')}>
        {needs.map((need) => (
          <NeedRow key={need.kind} need={need} />
        ))}
      </List>
      <Link to={ATTENTION} className="text-small flex min-h-11 items-center self-start underline underline-offset-2">
        {t('incidents.all', { count: incidents.open })}
      </Link>
    </>
  );
}

const TONES: Readonly<Record<IncidentLevel, TileTone>> = { stopped: 'bad', waiting: 'warn', soon: 'plain' };

/** How much needs a hand, by level. Each number leads to its incidents. */
function NeedTiles({ today: { incidents } }: { readonly today: Today }) {
  const { t, format } = useTranslator();
  return (
    <section aria-labelledby="needs" className="flex flex-col gap-3">
      <h2 id="needs" className="text-lead font-semibold">
        {t('incidents.needs')}
      </h2>
      <Cards columns="gap-2 sm:grid-cols-3 sm:gap-3">
        {INCIDENT_LEVELS.map((level) => (
          <Tile
            key={level}
            row
            to={formatAddress(addressOf(ATTENTION, { level }))}
            name={t(`incidents.level.${level}`)}
            value={format.number(incidents[level])}
            tone={incidents[level] > 0 ? TONES[level] : 'none'}
          />
        ))}
      </Cards>
    </section>
  );
}
