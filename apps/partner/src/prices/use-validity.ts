import { useTranslator } from '@cpc/ui';
import { useSession } from '../core/session-store.ts';

interface Validity {
  readonly from: number | null;
  /** The moment after the last one. */
  readonly until: number | null;
}

/** From when until when something holds, by its first and its last day. */
export function useValidity(): (validity: Validity) => string {
  const { t, format } = useTranslator();
  // The days that were typed are the shop's.
  const zone = useSession()?.time_zone;
  return ({ from, until }) => {
    const [first, last] = [
      from === null ? '' : format.date(from, zone),
      until === null ? '' : format.date(until - 1, zone),
    ];
    if (from !== null && until !== null) return t('price.valid.both', { from: first, until: last });
    if (from !== null) return t('price.valid.from', { from: first });
    return until === null ? t('price.valid.open') : t('price.valid.until', { until: last });
  };
}
