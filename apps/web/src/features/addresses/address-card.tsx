import { useNotify } from '@cpc/appkit';
import type { AddressView } from '@cpc/contract';
import { Chip, IconButton, useT, useToast } from '@cpc/ui';
import { useAddressChange } from '../../data/addresses.ts';
import { AddressLines } from '../../parts/address/address-lines.tsx';

interface AddressCardProps {
  readonly address: AddressView;
  readonly onEdit: () => void;
  /** Set if the customer is choosing an address. */
  readonly onChoose: (() => void) | undefined;
}

/** An address in the list: recipient and place, and what can be done with it. */
export function AddressCard({ address, onEdit, onChoose }: AddressCardProps) {
  const t = useT();
  const { recipient } = address;
  return (
    <article aria-label={recipient} className="flex items-start gap-1 rounded-large bg-raised p-4 ps-5">
      <div className="relative min-w-0 grow py-1">
        <AddressLines address={address} />
        {address.is_default ? (
          <p className="mt-2">
            <Chip tone="warm">{t('delivery.default')}</Chip>
          </p>
        ) : null}
        {onChoose ? (
          <button
            type="button"
            aria-label={t('delivery.useNamed', { name: recipient })}
            className="press absolute -inset-2 rounded-medium"
            onClick={onChoose}
          />
        ) : null}
      </div>
      <IconButton icon="brush" label={t('delivery.editNamed', { name: recipient })} onClick={onEdit} />
      <DeleteButton address={address} />
    </article>
  );
}

/** Deletes at once; one tap undoes it. */
function DeleteButton({ address }: { readonly address: AddressView }) {
  const t = useT();
  const toast = useToast();
  const notify = useNotify();
  const { mutateAsync, isPending } = useAddressChange();
  const restore = () => {
    mutateAsync({ how: 'save', address }).catch(notify.failed);
  };
  const remove = async () => {
    try {
      await mutateAsync({ how: 'delete', addressId: address.address_id });
      toast(t('delivery.deleted'), { icon: 'trash', action: { label: t('common.undo'), onPress: restore } });
    } catch (error) {
      toast((error as Error).message, { tone: 'bad' });
    }
  };
  return (
    <IconButton
      icon="trash"
      label={t('delivery.deleteNamed', { name: address.recipient })}
      disabled={isPending}
      onClick={() => void remove()}
    />
  );
}
