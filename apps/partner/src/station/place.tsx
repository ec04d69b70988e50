import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, TextField, useT, useToast } from '@cpc/ui';
import { useDraft } from '../core/use-draft.ts';
import { useCareAction } from './use-care.ts';

/** Where customers find the station. */
export function Place({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const toast = useToast();
  const [address, setAddress] = useDraft(care.machine.address);
  const save = useCareAction('Partner.setAddress', id, () => toast(t('partner.sale.saved'), { icon: 'check' }));
  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ address });
      }}
    >
      <TextField
        label={t('partner.place.address')}
        hint={t('partner.place.hint')}
        autoComplete="off"
        maxLength={200}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button kind="outline" type="submit" disabled={address.trim() === ''} busy={save.isPending}>
        {t('partner.sale.save')}
      </Button>
    </form>
  );
}
