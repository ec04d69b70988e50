import { byTyped, useForm, useNotify } from '@cpc/appkit';
import { type AddressView, addressForm } from '@cpc/contract';
import { type AddressId, brand } from '@cpc/domain';
import { Button, Checkbox, Page, useT } from '@cpc/ui';
import { useState } from 'react';
import { randomId } from '../../core/random-id.ts';
import { useAddressChange } from '../../data/addresses.ts';
import { useDefaultCountry } from '../../parts/country-field.tsx';
import { AddressFields, type Typed } from './address-fields.tsx';
import { emptyText, shownFields, typedInto } from './fields.ts';

interface AddressFormProps {
  /** Undefined for a new address. */
  readonly address: AddressView | undefined;
  /** The address is the only one, so it is the default. */
  readonly first: boolean | undefined;
  readonly onBack: () => void;
  readonly onSaved: (id: AddressId) => void;
}

const BLANK = { recipient: '', phone: '', province: '', city: '', detail: '', postal_code: '', email: '' };

function beginWith(address: AddressView | undefined, country: string): Typed {
  if (address === undefined) return { ...BLANK, country, is_default: false };
  const { address_id: _, ...typed } = address;
  return typed;
}

/** The form for one address. Errors are shown at their field, whether the page or the server found them (OR-07). */
export function AddressForm({ address, first = false, onBack, onSaved }: AddressFormProps) {
  const t = useT();
  const notify = useNotify();
  // The id stays the same from the first try on: a save repeated after a lost answer creates one address.
  const [id] = useState(() => address?.address_id ?? brand<AddressId>(randomId()));
  const change = useAddressChange();
  const country = useDefaultCountry();
  const save = async (typed: Typed) => {
    try {
      const shown = typedInto(shownFields(typed.country, address), typed);
      onSaved(await change.mutateAsync({ how: 'save', address: { ...shown, address_id: id } }));
      notify.done(t('delivery.saved'));
    } catch (error) {
      form.refuse(error as Error);
    }
  };
  const form = useForm<Typed>({
    saved: beginWith(address, country),
    merge: byTyped,
    check: (typed) =>
      Object.fromEntries(
        addressForm(typed.country).fields.map((field) => [
          field,
          typed[field].trim() === '' ? emptyText(t, field, typed.country) : undefined,
        ]),
      ),
    submit: (typed) => void save(typed),
  });
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
      <form id="address" className="flex flex-col gap-5 pt-2" {...form.props}>
        <AddressFields form={form} shown={shownFields(form.values.country, address)} />
        {first || address?.is_default === true ? null : (
          <Checkbox checked={form.values.is_default} onChange={(is_default) => form.set({ is_default })}>
            {t('delivery.makeDefault')}
          </Checkbox>
        )}
        {form.refused !== undefined ? (
          <p role="alert" className="text-center text-small text-bad">
            {form.refused}
          </p>
        ) : null}
      </form>
    </Page>
  );
}
