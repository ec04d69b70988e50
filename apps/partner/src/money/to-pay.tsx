import type { OwnDebt } from '@cpc/contract';
import type { Currency } from '@cpc/domain';
import { Chip, useTranslator } from '@cpc/ui';
import { useDebt } from './use-money.ts';

/** What the shop's last bill asks for in a currency: how much, until when and to whom (PA-14). */
export function ToPay({ currency }: { readonly currency: Currency }) {
  const { data = [] } = useDebt();
  const debt = data.find(({ owed }) => owed.currency === currency);
  return debt?.bill ? <Bill debt={debt} bill={debt.bill} /> : null;
}

interface BillProps {
  readonly debt: OwnDebt;
  readonly bill: NonNullable<OwnDebt['bill']>;
}

function Bill({ debt: { overdue }, bill: { left, due_at, account, number } }: BillProps) {
  const { t, format } = useTranslator();
  const date = format.date(due_at);
  const to = account && [account.name, `IBAN ${account.iban}`, ...(account.bic === null ? [] : [`BIC ${account.bic}`])];
  return (
    <div className="border-line flex flex-col items-start gap-2 border-t pt-5">
      {overdue.amount > 0 && (
        <Chip tone="warn" icon="clock">
          {t('debt.overdue', { amount: format.money(overdue), date })}
        </Chip>
      )}
      <p className="font-medium">{t('bill.due', { amount: format.money(left), date })}</p>
      <p className="text-small wrap-anywhere select-all">
        {to ? t('bill.due.to', { account: to.join(', '), number }) : t('bill.due.ask')}
      </p>
      <p className="text-small text-ink-soft">{t('bill.due.counts')}</p>
    </div>
  );
}
