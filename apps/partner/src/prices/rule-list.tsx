import type { ActionInput, PriceRuleView } from '@cpc/contract';
import { StateView, useT, useTranslator } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { FactsInRow } from '../core/facts-in-row.tsx';
import { useScopeName } from './scope-name.ts';
import { useEndPrice, usePriceRules } from './use-prices.ts';
import { useValidity } from './use-validity.ts';

/** The prices that the shop has set: for what, where, how long, and who set them and why. */
export function RuleList({ wanted }: { readonly wanted: ActionInput<'Partner.priceRules'> }) {
  const t = useT();
  const rules = usePriceRules(wanted);
  return (
    <FetchedList
      of={rules}
      label={t('price.page')}
      room="h-96"
      empty={<StateView icon="tag" title={t('price.rules.none')} hint={t('price.rules.none.hint')} />}
    >
      {(rule) => <Rule key={rule.rule_id} rule={rule} />}
    </FetchedList>
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
  return (
    <ActButton
      kind="quiet"
      texts="price.end"
      act={useEndPrice()}
      input={() => ({ rule_id })}
      said={() => t('price.end.done')}
    />
  );
}
