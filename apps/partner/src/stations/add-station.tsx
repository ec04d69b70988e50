import { navigate } from '@cpc/appkit';
import type { Today } from '@cpc/contract';
import { localeCode } from '@cpc/i18n';
import { Button, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { areFilled, useActForm, useClientKey } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { LANGUAGES } from '../details/choices.ts';

const CURRENCY_LETTERS = 3;

/** For owners: a station more, or why the shop adds none itself (JN-10). */
export function AddStation({ stations: { total, max } }: { readonly stations: Today['stations'] }) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  // The dialog leads on after the last station, too.
  if (total >= max && !adding) return <p className="text-small text-ink-soft">{t('error.tooManyStations', { max })}</p>;
  return (
    <>
      <div>
        <Button kind="outline" icon="plus" onClick={() => setAdding(true)}>
          {t('partner.shops.addStation')}
        </Button>
      </div>
      {adding && <AddDialog isFirst={total === 0} onClose={() => setAdding(false)} />}
    </>
  );
}

function AddDialog({ isFirst, onClose }: { readonly isFirst: boolean; readonly onClose: () => void }) {
  const { t, locale } = useTranslator();
  const client_key = useClientKey();
  const form = useActForm({
    act: useAct('Partner.addStation', { stale: [['stations'], ['shopStations'], ['today']], quiet: true }),
    saved: { name: '', address: '', language: localeCode(locale.tag), currency: '' },
    complete: ({ name, address, currency }) =>
      areFilled(name, address) && (!isFirst || currency.trim().length === CURRENCY_LETTERS),
    input: ({ name, address, language, currency }) => ({
      name: name.trim(),
      address: address.trim(),
      language,
      ...(isFirst && { currency: currency.trim().toUpperCase() }),
      client_key,
    }),
    onDone: ({ machine_id }) => navigate(`/stations/${machine_id}/setup`),
    onClose,
  });
  return (
    <FormDialog
      title={t('partner.shops.addStation')}
      text={t('setup.add.text')}
      yes={t('partner.shops.addStation.yes')}
      form={form}
    >
      <Input of={form} name="name" label="partner.shops.station.name" hint="partner.shops.station.name.hint" />
      <Input of={form} name="address" label="partner.shops.station.address" />
      <Select of={form} name="language" label="partner.station.language" options={LANGUAGES} />
      {isFirst && (
        <Input
          of={form}
          name="currency"
          label="partner.shops.station.currency"
          hint="setup.add.currency.hint"
          as="capitals"
        />
      )}
    </FormDialog>
  );
}
