import { useTranslator } from '@cpc/ui';

interface Validity {
  readonly from: number | null;
  /** The moment after the last one. */
  readonly until: number | null;
}

/** From when until when something holds, by its first and its last day. */
export function useValidity(): (validity: Validity) => string {
  const { t, format } = useTranslator();
  return ({ from, until }) => {
    const [first, last] = [from === null ? '' : format.date(from), until === null ? '' : format.date(until - 1)];
    if (from !== null && until !== null) return t('price.valid.both', { from: first, until: last });
    if (from !== null) return t('price.valid.from', { from: first });
    return until === null ? t('price.valid.open') : t('price.valid.until', { until: last });
  };
}
