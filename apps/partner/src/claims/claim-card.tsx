import type { Claim } from '@cpc/contract';
import { Button, type Fact, Facts, useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';
import { useGoodsName } from '../stock/names.ts';

/** One claim: which shop printed what again and why, and what was decided. */
export function ClaimCard({ claim, onDecide }: { readonly claim: Claim; readonly onDecide: () => void }) {
  const { t, format } = useTranslator();
  const goodsName = useGoodsName();
  const facts: Fact[] = [
    { name: t('shopOrders.order'), value: <bdi>{claim.order_number}</bdi> },
    { name: t('shopOrders.claim.item'), value: <bdi>{goodsName({ model: claim.model })}</bdi> },
    { name: t('shopOrders.station'), value: <bdi>{claim.machine_name}</bdi> },
    { name: t('shopOrders.claim.by'), value: <bdi>{claim.by ?? t('partner.unnamed')}</bdi> },
    { name: t('shopOrders.claim.price'), value: format.money(claim.price) },
    ...(claim.checked && claim.checked_by
      ? [
          {
            name: t('shopOrders.claim.checkedBy'),
            value: (
              <>
                <bdi>{claim.checked_by}</bdi>
                {' · '}
                {format.money(claim.checked)}
              </>
            ),
          },
        ]
      : []),
    ...(claim.paid ? [{ name: t('shopOrders.claim.paid'), value: format.money(claim.paid) }] : []),
    ...(claim.decided_by ? [{ name: t('shopOrders.claim.decidedBy'), value: <bdi>{claim.decided_by}</bdi> }] : []),
    ...(claim.called_off_at !== null && claim.state === 'approved'
      ? [
          {
            name: t('shopOrders.claim.back'),
            value: t('shopOrders.claim.back.value', { time: format.dateTime(claim.called_off_at) }),
          },
        ]
      : []),
  ];
  return (
    <article aria-label={claim.order_number} className="bg-raised flex h-full flex-col gap-4 rounded-large p-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-semibold wrap-anywhere">
          <bdi>{claim.shop}</bdi>
        </h2>
        <Moment at={claim.at} className="figures text-small text-ink-faint" />
      </header>
      <p className="wrap-anywhere">
        <bdi>{claim.reason}</bdi>
      </p>
      <Facts facts={facts} />
      {claim.answer !== null && (
        <p className="text-small text-ink-soft wrap-anywhere">
          <bdi>{claim.answer}</bdi>
        </p>
      )}
      {(claim.state === 'asked' || claim.state === 'checked') && (
        <div className="mt-auto flex flex-col items-start gap-2">
          {claim.refusal && <p className="text-small text-ink-soft">{t(`error.${claim.refusal}`)}</p>}
          {claim.refusal !== 'ownMoney' && (
            <Button kind="outline" onClick={onDecide}>
              {t('shopOrders.claim.decide')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}
