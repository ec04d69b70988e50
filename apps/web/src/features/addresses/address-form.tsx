import { ClientError } from '@cpc/client';
import type { ActionInput, AddressField, AddressView } from '@cpc/contract';
import { type AddressId, brand } from '@cpc/domain';
import { Button, Checkbox, Page, useT, useToast } from '@cpc/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { randomId } from '../../core/random-id.ts';
import { useAddressChange } from '../../data/addresses.ts';
import { defaultCountry } from '../login/countries.ts';
import { AddressFields, type Typed } from './address-fields.tsx';
import { FIELDS } from './fields.ts';

interface AddressFormProps {
  /** Undefined for a new address. */
  readonly address: AddressView | undefined;
  /** The address is the only one, so it is the default. */
  readonly first: boolean | undefined;
  readonly onBack: () => void;
  readonly onSaved: (id: AddressId) => void;
}

const BLANK = { recipient: '', phone: '', province: '', city: '', detail: '', postal_code: '', email: '' };

function beginWith(address: AddressView | undefined): Typed {
  if (address === undefined) return { ...BLANK, country: defaultCountry(navigator.languages), is_default: false };
  const { address_id: _, ...typed } = address;
  return typed;
}

/** The form for one address. Errors are shown at their field, whether the page or the server found them (OR-07). */
export function AddressForm({ address, first = false, onBack, onSaved }: AddressFormProps) {
  const t = useT();
  const toast = useToast();
  // The id stays the same from the first try on: a save repeated after a lost answer creates one address.
  const [id] = useState(() => address?.address_id ?? brand<AddressId>(randomId()));
  const form = useForm<Typed>({ defaultValues: beginWith(address), shouldFocusError: true });
  const preferred = useWatch({ control: form.control, name: 'is_default' });
  const change = useAddressChange();
  const save = async (values: ActionInput<'Address.save'>) => {
    try {
      onSaved(await change.mutateAsync({ how: 'save', address: { ...values, address_id: id } }));
      toast(t('delivery.saved'), { icon: 'check' });
    } catch (error) {
      const field = fieldOf(error);
      if (field === undefined) form.setError('root', { message: (error as Error).message });
      else form.setError(field, { message: (error as Error).message }, { shouldFocus: true });
    }
  };
  const { root } = form.formState.errors;
  return (
    <Page
      title={t(address ? 'delivery.change' : 'delivery.new')}
      onBack={onBack}
      action={
        <Button kind="primary" size="large" wide type="submit" form="address" busy={change.isPending}>
          {t('delivery.save')}
        </Button>
      }
    >
      <form
        id="address"
        noValidate
        className="flex flex-col gap-5 pt-2"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <AddressFields form={form} />
        {first || address?.is_default === true ? null : (
          <Checkbox checked={preferred} onChange={(value) => form.setValue('is_default', value)}>
            {t('delivery.makeDefault')}
          </Checkbox>
        )}
        {root ? (
          <p role="alert" className="text-center text-small text-bad">
            {root.message}
          </p>
        ) : null}
      </form>
    </Page>
  );
}

/** The field that a refusal is about. */
function fieldOf(error: unknown): AddressField | undefined {
  if (!(error instanceof ClientError) || typeof error.data !== 'object' || error.data === null) return undefined;
  const { field } = error.data as { readonly field?: unknown };
  return FIELDS.find((one) => one.name === field)?.name;
}
