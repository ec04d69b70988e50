import { useForm, useNotify } from '@cpc/appkit';
import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { TextField, useT } from '@cpc/ui';
import { SaveForm } from './save-form.tsx';
import { useCareAction } from './use-care.ts';

/** Where customers find the station. */
export function Place({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const notify = useNotify();
  const save = useCareAction('Partner.setAddress', id, () => notify.done(t('partner.sale.saved')));
  const form = useForm({ saved: { address: care.machine.address }, submit: save.mutate });
  return (
    <SaveForm form={form} busy={save.isPending} incomplete={form.values.address.trim() === ''}>
      <TextField
        label={t('partner.place.address')}
        hint={t('partner.place.hint')}
        autoComplete="off"
        maxLength={200}
        {...form.field('address')}
      />
    </SaveForm>
  );
}
