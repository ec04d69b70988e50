import { Link } from '@cpc/appkit';
import type { BedJob } from '@cpc/contract';
import { colourText } from '@cpc/i18n';
import { Button, Card, Facts, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { DecideDialog, type Decision } from '../attention/decide-dialog.tsx';
import { toOrder } from '../core/paths.ts';
import { Thumbnail } from '../core/thumbnail.tsx';
import { useGoodsName } from '../stock/names.ts';
import { useSayPrinted } from './use-bed.ts';

/** A print at the bed: which blank it needs and where it goes; once a RIP has its file, what became of it. */
export function BedCard({ job }: { readonly job: BedJob }) {
  const { t, tOr } = useTranslator();
  const goodsName = useGoodsName();
  const model = goodsName({ model: job.model });
  const shell = [tOr(`shell.${job.shell_name}`, job.shell_name), colourText({ tOr }, job.colour_name)].join(' · ');
  return (
    <Card aria-label={job.print_number} className="flex h-full flex-col gap-4 p-5">
      <div className="flex items-start gap-4">
        <Thumbnail asset={job.thumbnail} label="" size="large" />
        <div className="flex min-w-0 grow flex-col gap-3">
          <h3 className="text-lead font-semibold">
            <bdi>{model}</bdi>
            <span className="text-body text-ink-soft block font-normal">{shell}</span>
          </h3>
          <Facts
            facts={[
              ...(job.slot === '' ? [] : [{ name: t('partner.care.slots.id'), value: <bdi>{job.slot}</bdi> }]),
              {
                name: t('partner.records.print'),
                value: (
                  <Link to={toOrder(job.order_number)} className="underline underline-offset-2">
                    <bdi>{job.print_number}</bdi>
                  </Link>
                ),
              },
            ]}
          />
        </div>
      </div>
      {job.state === 'taken' && <Words job={job} />}
    </Card>
  );
}

/** What the person at the bed can say. "Printed" is one tap if the bay that is kept for it is known. */
function Words({ job }: { readonly job: BedJob }) {
  const t = useT();
  const say = useSayPrinted();
  const [asking, setAsking] = useState<Decision>();
  const bay = job.sent ? '' : job.bay;
  const isKnown = job.sent || bay !== '';
  const printed = () =>
    isKnown ? say.mutate({ job_id: job.job_id, decision: 'printed', piece: 'used', bay }) : setAsking('printed');
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      <Button kind="primary" icon="check" className="grow max-sm:basis-full" busy={say.isPending} onClick={printed}>
        {bay === '' ? t('partner.unsure.printed') : t('partner.bed.printedInto', { bay })}
      </Button>
      {bay !== '' && (
        <Button icon="box" className="grow max-sm:basis-full" onClick={() => setAsking('printed')}>
          {t('partner.bed.otherBay')}
        </Button>
      )}
      <Button kind="outline" icon="refresh" className="grow max-sm:basis-full" onClick={() => setAsking('reprint')}>
        {t('partner.unsure.reprint')}
      </Button>
      <Button kind="danger" icon="close" className="grow max-sm:basis-full" onClick={() => setAsking('cancel')}>
        {t('partner.unsure.cancel')}
      </Button>
      {asking !== undefined && <DecideDialog job={job} decision={asking} onClose={() => setAsking(undefined)} />}
    </div>
  );
}
