import type { ReportedShare } from '@cpc/contract';
import { Button, Card, Chip, Facts, Icon, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { Moment } from '../core/history.tsx';
import { usePicture } from '../core/thumbnail.tsx';
import { useGoodsName } from '../stock/names.ts';
import { DecideDialog, type Decision } from './decide-dialog.tsx';

/** A reported design: its picture, who shares it, why it was reported, and what can be decided. */
export function ReportCard({ share }: { readonly share: ReportedShare }) {
  const { t } = useTranslator();
  const [asking, setAsking] = useState<Decision>();
  const title = share.title === '' ? t('partnerProblem.reports.untitled') : share.title;
  const { settled } = share;
  return (
    <Card aria-label={title} className="flex h-full flex-col gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </h2>
        <Chip tone={settled ? 'neutral' : 'warm'}>{t('partnerProblem.reports.count', { count: share.reports })}</Chip>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
        <Picture share={share} label={title} />
        <ShareFacts share={share} />
      </div>
      <Reasons share={share} />
      {settled ? (
        <Outcome share={share} />
      ) : (
        <div className="mt-auto flex flex-wrap gap-2">
          <Button kind="danger" icon="close" className="grow max-sm:basis-full" onClick={() => setAsking('withdraw')}>
            {t('partnerProblem.reports.withdraw')}
          </Button>
          <Button kind="outline" icon="check" className="grow max-sm:basis-full" onClick={() => setAsking('dismiss')}>
            {t('partnerProblem.reports.dismiss')}
          </Button>
        </div>
      )}
      {asking && !settled && <DecideDialog share={share} decision={asking} onClose={() => setAsking(undefined)} />}
    </Card>
  );
}

function Picture({ share: { share_id, painted }, label }: { readonly share: ReportedShare; readonly label: string }) {
  const { t } = useTranslator();
  const picture = usePicture(painted ? `/api/operator/share/${share_id}` : null);
  return (
    <span className="bg-sunken grid h-36 w-24 sm:h-48 sm:w-28 shrink-0 place-items-center overflow-hidden rounded-medium p-2">
      {picture.data ? (
        <img src={picture.data} alt={label} className="max-h-full max-w-full object-contain" />
      ) : (
        <span className="text-small text-ink-faint flex flex-col items-center gap-2 text-center">
          <Icon name="picture" size={28} />
          {!painted && t('partnerProblem.reports.noPicture')}
        </span>
      )}
    </span>
  );
}

function ShareFacts({
  share: { account, model, shared_at, first_at, live, withdrawn },
}: {
  readonly share: ReportedShare;
}) {
  const { t, format } = useTranslator();
  const goodsName = useGoodsName();
  const kind = t(account.registered ? 'partnerProblem.reports.registered' : 'partnerProblem.reports.guest');
  return (
    <div className="flex min-w-0 flex-col gap-2.5 max-sm:contents">
      <p className="text-small text-ink-soft">
        <bdi>{goodsName({ model })}</bdi>
        {!live && !withdrawn && (
          <>
            <br />
            {t('partnerProblem.reports.ended')}
          </>
        )}
      </p>
      <div className="max-sm:col-span-2">
        <Facts
          facts={[
            { name: t('partnerProblem.reports.first'), value: format.date(first_at) },
            { name: t('partnerProblem.reports.shared'), value: format.date(shared_at) },
            {
              name: t('partnerProblem.reports.account'),
              value: (
                <>
                  <bdi>{`…${account.account_id.slice(-6)}`}</bdi>
                  {` · ${kind}`}
                </>
              ),
            },
            { name: t('partnerProblem.reports.before'), value: format.number(account.withdrawn) },
          ]}
        />
      </div>
    </div>
  );
}

function Reasons({ share: { reasons } }: { readonly share: ReportedShare }) {
  const { t, format } = useTranslator();
  return (
    <section aria-label={t('partnerProblem.reports.reasons')}>
      <ul className="flex flex-col gap-2">
        {reasons.map(({ at, reason }, index) => (
          <li key={index} className="bg-sunken text-small flex flex-wrap justify-between gap-x-3 rounded-medium p-3">
            <span dir="auto" className={`wrap-anywhere ${reason === '' ? 'text-ink-faint' : ''}`}>
              {reason === '' ? t('partnerProblem.reports.noReason') : reason}
            </span>
            <Moment at={at} text={format.date(at)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ share: { decision } }: { readonly share: ReportedShare }) {
  const { t } = useTranslator();
  if (decision === null) return null;
  return (
    <p className="text-small bg-lifted mt-auto rounded-medium p-3.5">
      <span className="font-medium">
        {t(decision.withdrawn ? 'partnerProblem.reports.withdrawn' : 'partnerProblem.reports.dismissed')}
      </span>
      {' · '}
      <bdi>{decision.by}</bdi>
      {' · '}
      <Moment at={decision.at} className="figures" />
      <br />
      <span dir="auto" className="text-ink-soft wrap-anywhere">
        {decision.reason}
      </span>
    </p>
  );
}
