import { plainCode } from '@cpc/domain';
import { countryOptions } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';
import { useMemo } from 'react';
import { useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { useSetBankAccount } from './use-money.ts';

interface BankDialogProps {
  readonly countries: readonly string[];
  /** The shop has an account already. */
  readonly changes: boolean;
  readonly onClose: () => void;
}

const BLANK = { holder: '', account: '', bic: '', bank: '', street: '', postal_code: '', city: '' };
const NEEDED = ['holder', 'account', 'street', 'city', 'country'] as const;

/** The account that the shop is paid to. It begins empty: what was entered before is not told again. */
export function BankDialog({ countries, changes, onClose }: BankDialogProps) {
  const { t, locale } = useTranslator();
  const options = useMemo(() => countryOptions(locale.tag, countries), [countries, locale.tag]);
  const form = useActForm({
    act: useSetBankAccount(),
    saved: { ...BLANK, country: countryHere(countries) },
    check: (values) =>
      Object.fromEntries(
        NEEDED.map((name) => [name, values[name].trim() === '' ? t('payout.bank.empty') : undefined] as const),
      ),
    input: (values) => values,
    said: () => t('payout.bank.saved'),
    onClose,
  });
  return (
    <FormDialog title={t('payout.bank')} text={t('payout.bank.form')} yes={t('payout.bank.save')} form={form}>
      {changes && <p className="text-small text-pretty text-warn">{t('payout.bank.wait')}</p>}
      <Input of={form} name="holder" label="payout.bank.holder" />
      <Input of={form} name="account" label="payout.bank.account" hint="payout.bank.account.hint" as="capitals" />
      <Input of={form} name="bic" label="payout.bank.bic" as="capitals" />
      {isNoIban(form.values.account) && <Input of={form} name="bank" label="payout.bank.bank" />}
      <Input of={form} name="street" label="payout.bank.street" autoComplete="on" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_1fr]">
        <Input of={form} name="postal_code" label="payout.bank.postal" autoComplete="on" />
        <Input of={form} name="city" label="payout.bank.city" autoComplete="on" />
      </div>
      <Select of={form} name="country" label="payout.bank.country" options={[{ value: '', label: '' }, ...options]} />
    </FormDialog>
  );
}

/** Something is typed that does not begin like an IBAN, which names its bank. */
const isNoIban = (typed: string): boolean =>
  typed.trim() !== '' && !/^(?:IBAN)?[:.-]*[A-Z]{1,2}($|\d)/i.test(plainCode(typed));

/** The country of the browser's language, if it names one. */
function countryHere(countries: readonly string[]): string {
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? '';
  return countries.includes(region) ? region : '';
}
