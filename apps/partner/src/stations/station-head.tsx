import type { StationView } from '@cpc/contract';
import { shopStateOf } from '@cpc/domain';
import { reasonText } from '@cpc/i18n';
import { Icon, useTranslator } from '@cpc/ui';
import { StateChip } from './state-chip.tsx';

interface StationHeadProps {
  readonly station: StationView;
  /** Its agent has reported at least once. */
  readonly isHeard: boolean;
  /** No agent ever had its key: what it needs is an enrolment code. */
  readonly isNew: boolean;
}

/** A station's name, place and state, and its faults. */
export function StationHead({ station, isHeard, isNew }: StationHeadProps) {
  const translator = useTranslator();
  // An offline station reports no reasons, so being offline is the reason.
  const silent = isNew ? 'notEnrolled' : 'silent';
  const reasons = station.state === 'offline' ? [silent] : station.reasons.filter((reason) => reason !== 'none');
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-title leading-snug font-semibold">
            <bdi>{station.name}</bdi>
          </h1>
          <p className="text-small text-ink-soft">
            <bdi>{station.address}</bdi>
          </p>
        </div>
        <StateChip state={shopStateOf({ state: station.state, isHeard })} closed={station.opens_at !== null} />
      </div>
      {reasons.map((reason) => (
        <p
          key={reason}
          className="bg-warn-wash text-warn text-small flex gap-2.5 rounded-medium px-3.5 py-2.5 font-medium"
        >
          <Icon name="warning" size={20} />
          {reasonText(translator, reason)}
        </p>
      ))}
    </>
  );
}
