import { ConfirmButton, useNotify } from '@cpc/appkit';
import type { ActionInput, PriceRuleView } from '@cpc/contract';
import { ErrorState, List, Skeleton, StateView, useT, useTranslator } from '@cpc/ui';
import { MoreButton } from '../core/more-button.tsx';
import { FactsInRow } from '../stock/facts.tsx';
import { useScopeName } from './scope-name.ts';
import { useEndPrice, usePriceRules } from './use-prices.ts';
import { useValidity } from './use-validity.ts';

/** The prices that the shop has set: for what, where, how long, and who set them and why. */
export function RuleList({ wanted }: { readonly wanted: ActionInput<'Partner.priceRules'> }) {
  const t = useT();
  const rules = usePriceRules(wanted);
  if (!rules.data)
    return rules.isError ? (
      <ErrorState onRetry={() => void rules.refetch()} />
    ) : (
      <Skeleton className="h-96 rounded-large" />
    );
  const rows = rules.data.pages.flat();
  if (rows.length === 0)
    return <StateView icon="tag" title={t('price.rules.none')} hint={t('price.rules.none.hint')} />;
  return (
    <>
      <List label={t('price.page')}>
        {rows.map((rule) => (
          <Rule key={rule.rule_id} rule={rule} />
        ))}
      </List>
      {rules.hasNextPage && <MoreButton busy={rules.isFetchingNextPage} onMore={() => void rules.fetchNextPage()} />}
    </>
  );
}

function Rule({ rule }: { readonly rule: PriceRuleView }) {
  const { t, format } = useTranslator();
  const scopeName = useScopeName();
  const validity = useValidity();
  const ended = rule.ended_by === null ? [] : [t('price.endedBy', { name: rule.ended_by })];
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium wrap-anywhere">{scopeName(rule)}</p>
        <p className="text-small text-ink-soft wrap-anywhere">
          <FactsInRow facts={[rule.machine_name ?? t('price.station.all'), validity(rule)]} />
        </p>
        <p className="text-small text-ink-faint wrap-anywhere">
          <FactsInRow facts={[rule.by ?? '', format.date(rule.made_at), rule.reason, ...ended].filter(Boolean)} />
        </p>
      </div>
      <p className="figures font-semibold">{format.money(rule.price)}</p>
      {rule.state !== 'ended' && (
        <div className="flex w-full justify-end sm:w-auto">
          <EndButton rule={rule} />
        </div>
      )}
    </article>
  );
}

function EndButton({ rule: { rule_id } }: { readonly rule: PriceRuleView }) {
  const t = useT();
  const notify = useNotify();
  const end = useEndPrice();
  const act = (done: () => void) =>
    end.mutate(
      { rule_id },
      {
        onSuccess: () => {
          done();
          notify.done(t('price.end.done'));
        },
      },
    );
  return (
    <ConfirmButton
      kind="quiet"
      label={t('price.end')}
      ask={t('price.end.ask')}
      why={t('price.end.why')}
      no={t('partner.care.keep')}
      busy={end.isPending}
      act={act}
    />
  );
}
