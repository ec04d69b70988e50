import type { Money } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';

/** What is owed, in every currency that has something. */
export function useOwed(): (owed: readonly Money[]) => string {
  const { t, format } = useTranslator();
  return (owed) => {
    const some = owed.filter(({ amount }) => amount !== 0);
    return some.length === 0 ? t('price.promoter.owed.none') : some.map(format.money).join(' · ');
  };
}
