import { type PartnerDelivery, RETURN_REASONS, type ReturnReason } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useId, useState } from 'react';
import { ActButton } from '../core/act-button.tsx';
import { useReturn } from './use-parcels.ts';

/** Records that a parcel came back or was lost: asks for the reason and explains the refund first (OR-02). */
export function ReturnButton({ parcel: { order_id } }: { readonly parcel: PartnerDelivery }) {
  const t = useT();
  const [chosen, setChosen] = useState<ReturnReason>();
  return (
    <ActButton
      kind="ghost"
      label={t('delivery.return')}
      ask={t('delivery.return.ask')}
      why={t('delivery.return.hint')}
      yes={t('delivery.return.sure')}
      danger
      incomplete={chosen === undefined}
      act={useReturn()}
      input={() => chosen && { order_id, reason: chosen }}
      said={() => t('delivery.return.done')}
    >
      <Reasons chosen={chosen} onChoose={setChosen} />
    </ActButton>
  );
}

interface ReasonsProps {
  readonly chosen: ReturnReason | undefined;
  readonly onChoose: (reason: ReturnReason) => void;
}

/** Native radio buttons: keyboard and screen reader support are built in. */
function Reasons({ chosen, onChoose }: ReasonsProps) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="-mx-3 flex flex-col gap-1">
      <legend className="text-small text-ink-soft px-3 pb-1">{t('partner.care.reason')}</legend>
      {RETURN_REASONS.map((reason) => (
        <label
          key={reason}
          className="has-checked:bg-warm-wash has-focus-visible:outline-cool text-body flex min-h-11 items-center gap-3 rounded-medium px-3 has-focus-visible:outline-3"
        >
          <input
            type="radio"
            className="accent-warm size-5 shrink-0"
            name={name}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
          />
          {t(`delivery.returned.${reason}`)}
        </label>
      ))}
    </fieldset>
  );
}
