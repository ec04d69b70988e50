import { type PartnerDelivery, RETURN_REASONS, type ReturnReason } from '@cpc/contract';
import { Button, Dialog, useT, useToast } from '@cpc/ui';
import { useId, useState } from 'react';
import { useParcelStep } from './use-parcels.ts';

/** Records that a parcel came back or was lost: asks for the reason and explains the refund first (OR-02). */
export function ReturnButton({ parcel }: { readonly parcel: PartnerDelivery }) {
  const t = useT();
  const toast = useToast();
  const step = useParcelStep();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<ReturnReason>();
  const sure = () => {
    if (reason === undefined) return;
    const onSuccess = () => {
      toast(t('delivery.return.done'), { icon: 'check' });
      setOpen(false);
    };
    const onError = (error: Error) => toast(error.message, { tone: 'bad' });
    step.mutate({ how: 'return', orderId: parcel.order_id, reason }, { onSuccess, onError });
  };
  return (
    <>
      <Button kind="ghost" onClick={() => setOpen(true)}>
        {t('delivery.return')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('delivery.return.ask')}
        text={t('delivery.return.hint')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('partner.care.keep')}</Button>
            <Button kind="danger" disabled={reason === undefined} busy={step.isPending} onClick={sure}>
              {t('delivery.return.sure')}
            </Button>
          </>
        }
      >
        <Reasons chosen={reason} onChoose={setReason} />
      </Dialog>
    </>
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
