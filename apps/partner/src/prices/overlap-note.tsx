import type { ActionInput } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { usePriceOverlaps } from './use-prices.ts';
import { useValidity } from './use-validity.ts';

/** The most that are named; the others are counted. */
const MAX_NAMED = 3;

/** Says which prices for the same the new one hides, before it is set: of equal ones the newest holds. */
export function OverlapNote({ wanted }: { readonly wanted: ActionInput<'Partner.priceOverlaps'> }) {
  const { t, format } = useTranslator();
  const validity = useValidity();
  const { data = [] } = usePriceOverlaps(wanted);
  if (data.length === 0) return null;
  return (
    <div role="status" className="bg-warn-wash text-warn text-small rounded-medium px-3.5 py-2.5">
      <p className="font-medium">{t('price.hides', { count: data.length })}</p>
      <ul className="figures">
        {data.slice(0, MAX_NAMED).map((rule) => (
          <li key={rule.rule_id}>{t('price.hides.one', { price: format.money(rule.price), days: validity(rule) })}</li>
        ))}
        {data.length > MAX_NAMED && <li>{t('price.hides.more', { count: data.length - MAX_NAMED })}</li>}
      </ul>
    </div>
  );
}
