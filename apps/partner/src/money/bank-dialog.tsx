import { type Form, useForm, useNotify } from '@cpc/appkit';
import { countryOptions } from '@cpc/i18n';
import { SelectField, TextField, useTranslator } from '@cpc/ui';
import { useMemo } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { useSetBankAccount } from './use-withdrawals.ts';

interface BankDialogProps {
  readonly countries: readonly string[];
  readonly onClose: () => void;
}

const BLANK = { holder: '', account: '', bic: '', bank: '', street: '', postal_code: '', city: '' };
const NEEDED = ['holder', 'account', 'street', 'city', 'country'] as const;

/** The account that the shop is paid to. It begins empty: what was entered before is not told again. */
export function BankDialog({ countries, onClose }: BankDialogProps) {
  const { t } = useTranslator();
  const notify = useNotify();
  const save = useSetBankAccount();
  const form = useForm({
    saved: { ...BLANK, country: countryHere(countries) },
    check: (values) =>
      Object.fromEntries(
        NEEDED.map((name) => [name, values[name].trim() === '' ? t('payout.bank.empty') : undefined] as const),
      ),
    submit: (values) =>
      save.mutate(values, {
        onSuccess: () => {
          notify.done(t('payout.bank.saved'));
          onClose();
        },
        onError: (error) => {
          if (!form.refuse(error)) notify.failed(error);
        },
      }),
  });
  return (
    <FormDialog
      title={t('payout.bank')}
      text={t('payout.bank.form')}
      yes={t('payout.bank.save')}
      form={form.props}
      incomplete={false}
      busy={save.isPending}
      onClose={onClose}
    >
      <AccountFields form={form} />
      <AddressFields form={form} countries={countries} />
    </FormDialog>
  );
}

/** Something is typed that does not begin like an IBAN, which names its bank. */
const isNoIban = (typed: string): boolean => typed.trim() !== '' && !/^[a-z]{1,2}($|\d)/i.test(typed.trim());

type BankForm = Form<typeof BLANK & { country: string }>;

function AccountFields({ form }: { readonly form: BankForm }) {
  const { t } = useTranslator();
  const number = { autoComplete: 'off', spellCheck: false, dir: 'ltr', className: 'rtl:text-right' } as const;
  return (
    <>
      <TextField label={t('payout.bank.holder')} autoComplete="off" maxLength={70} {...form.field('holder')} />
      <TextField
        label={t('payout.bank.account')}
        hint={t('payout.bank.account.hint')}
        autoCapitalize="characters"
        maxLength={60}
        {...number}
        {...form.field('account')}
      />
      <TextField
        label={t('payout.bank.bic')}
        autoCapitalize="characters"
        maxLength={11}
        {...number}
        {...form.field('bic')}
      />
      {isNoIban(form.values.account) && (
        <TextField label={t('payout.bank.bank')} autoComplete="off" maxLength={70} {...form.field('bank')} />
      )}
    </>
  );
}

function AddressFields({ form, countries }: { readonly form: BankForm; readonly countries: readonly string[] }) {
  const { t, locale } = useTranslator();
  const options = useMemo(() => countryOptions(locale.tag, countries), [countries, locale.tag]);
  return (
    <>
      <TextField label={t('payout.bank.street')} maxLength={70} {...form.field('street')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_1fr]">
        <TextField label={t('payout.bank.postal')} maxLength={16} {...form.field('postal_code')} />
        <TextField label={t('payout.bank.city')} maxLength={35} {...form.field('city')} />
      </div>
      <SelectField
        label={t('payout.bank.country')}
        options={[{ value: '', label: '' }, ...options]}
        {...form.field('country')}
      />
    </>
  );
}

/** The country of the browser's language, if it names one. */
function countryHere(countries: readonly string[]): string {
  const region = /-([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? '';
  return countries.includes(region) ? region : '';
}
