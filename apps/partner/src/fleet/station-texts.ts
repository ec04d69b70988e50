import type { FleetStation } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { momentOf } from '../core/moment-of.ts';

type Count = FleetStation['day'];

/** The texts that the list and the page of a station share. */
export function useStationTexts() {
  const { t, format, locale } = useTranslator();
  return {
    heard: ({ heard_at }: Pick<FleetStation, 'heard_at'>): string =>
      heard_at === null ? t('fleet.never') : momentOf(locale.tag, heard_at),
    printsOf: (count: Count): string =>
      count.prints + count.failures === 0 ? t('fleet.noPrints') : t('fleet.prints', { ...count }),
    /** Failures for each print. A print that its station could not begin is a failure without a start. */
    rateOf: ({ prints, failures }: Count): string =>
      prints + failures === 0 ? '–' : format.percent((failures / Math.max(prints, failures)) * 100),
  };
}
