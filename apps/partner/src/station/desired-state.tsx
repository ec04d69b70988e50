import type { StationCare } from '@cpc/contract';
import { DESIRED_STATION_STATES, type StationId } from '@cpc/domain';
import { Segmented, useT } from '@cpc/ui';
import { useCareAct } from './use-care.ts';

/** Whether the station should accept orders (QU-04). */
export function DesiredState({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const set = useCareAct('Partner.setStation', id);
  const closed = care.wish === 'open' && care.machine.opens_at !== null;
  const faulty = care.wish === 'open' && (care.machine.state === 'fault' || care.machine.state === 'offline');
  const desired = set.isPending ? set.variables.state : care.wish;
  return (
    <>
      <Segmented
        label={t('partner.care.wish')}
        value={desired}
        onChange={(state) => set.mutate({ machine_id: id, state })}
        options={DESIRED_STATION_STATES.map((value) => ({ value, label: t(`partner.care.wish.${value}`) }))}
      />
      <p className="text-small text-ink-soft">
        {t(
          closed
            ? 'profile.wish.closed'
            : faulty
              ? 'partner.care.wish.open.faulty'
              : `partner.care.wish.${desired}.hint`,
        )}
      </p>
    </>
  );
}
