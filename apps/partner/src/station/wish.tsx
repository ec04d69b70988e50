import type { StationCare } from '@cpc/contract';
import { type StationId, STATION_WISHES } from '@cpc/domain';
import { Segmented, useT } from '@cpc/ui';
import { useCareAction } from './use-care.ts';

/** Whether the station should accept orders (QU-04). */
export function Wish({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const set = useCareAction('Partner.setStation', id);
  const wish = set.isPending ? set.variables.state : care.wish;
  return (
    <>
      <Segmented
        label={t('partner.care.wish')}
        value={wish}
        onChange={(state) => set.mutate({ state })}
        options={STATION_WISHES.map((value) => ({ value, label: t(`partner.care.wish.${value}`) }))}
      />
      <p className="text-small text-ink-soft">{t(`partner.care.wish.${wish}.hint`)}</p>
    </>
  );
}
