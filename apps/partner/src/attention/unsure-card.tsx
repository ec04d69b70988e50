import { Link } from '@cpc/appkit';
import type { UnsureJob } from '@cpc/contract';
import { reasonText } from '@cpc/i18n';
import { Button, Card, Facts, Icon, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { toOrder } from '../core/paths.ts';
import { DecideDialog, type Decision, decisionName } from './decide-dialog.tsx';
import { Thumbnail } from '../core/thumbnail.tsx';
import { useGoodsName } from '../stock/names.ts';

const DECISIONS = [
  { decision: 'printed', icon: 'check', kind: 'outline' },
  { decision: 'reprint', icon: 'refresh', kind: 'outline' },
  { decision: 'cancel', icon: 'close', kind: 'danger' },
] as const;

const SINCE: Readonly<Partial<Record<UnsureJob['state'], 'partner.held.since' | 'partner.long.since'>>> = {
  held: 'partner.held.since',
  printing: 'partner.long.since',
};

/**
 * A print that needs a decision: one whose outcome is unknown, with the three possible answers (SA-03); one that never
 * began; or one that does not end.
 */
export function UnsureCard({ job }: { readonly job: UnsureJob }) {
  const translator = useTranslator();
  const goodsName = useGoodsName();
  const model = goodsName({ model: job.model });
  const { t, format } = translator;
  const [asking, setAsking] = useState<Decision>();
  const held = job.state === 'held';
  const long = job.state === 'printing';
  return (
    <Card aria-label={job.print_number} className="flex flex-col gap-4 p-5">
      {/* Beside the picture if names and values have room, below it on the narrowest screens. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-rows-[auto_1fr]">
        <div className="sm:row-span-2">
          <Thumbnail asset={job.thumbnail} label={model} size="large" />
        </div>
        <h3 className="font-semibold max-sm:self-center">
          <bdi>{model}</bdi>
        </h3>
        <div className="min-w-0 max-sm:col-span-2">
          <Facts
            facts={[
              { name: t('partner.records.print'), value: <OrderLink job={job} /> },
              { name: t('partner.records.station'), value: <bdi>{job.machine_name}</bdi> },
              { name: t(SINCE[job.state] ?? 'partner.unsure.since'), value: format.dateTime(job.since) },
              ...(held ? [] : [{ name: t('partner.unsure.percent'), value: format.percent(job.percent) }]),
            ]}
          />
        </div>
      </div>
      {job.reason !== '' && (
        <p className="bg-warn-wash text-warn text-small flex gap-2.5 rounded-medium px-3.5 py-2.5 font-medium">
          <Icon name="warning" size={20} />
          {reasonText(translator, job.reason)}
        </p>
      )}
      {(held || long) && <p className="text-small text-ink-soft">{t(held ? 'partner.held' : 'partner.long')}</p>}
      <div className="mt-auto flex flex-wrap gap-2">
        {DECISIONS.filter(({ decision }) => !held || decision !== 'printed').map(({ decision, icon, kind }) => (
          <Button
            key={decision}
            kind={kind}
            icon={icon}
            className="grow max-sm:basis-full"
            onClick={() => setAsking(decision)}
          >
            {t(decisionName(job, decision))}
          </Button>
        ))}
      </div>
      {asking !== undefined && <DecideDialog job={job} decision={asking} onClose={() => setAsking(undefined)} />}
    </Card>
  );
}

/** The print number leads to all that happened to its order. */
function OrderLink({ job }: { readonly job: UnsureJob }) {
  return (
    <Link to={toOrder(job.order_number)} className="underline underline-offset-2">
      <bdi>{job.print_number}</bdi>
    </Link>
  );
}
