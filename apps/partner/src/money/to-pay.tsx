import type { OwnDebt } from '@cpc/contract';
import { type Currency, money } from '@cpc/domain';
import { Chip, useTranslator } from '@cpc/ui';
import { useDebt } from './use-money.ts';

/** What the shop's last bill asks for in a currency, and what stops its cash: how much, until when and to whom (PA-14). */
export function ToPay({ currency }: { readonly currency: Currency }) {
  const { data = [] } = useDebt();
  const debt = data.find(({ owed }) => owed.currency === currency);
  return (
    <>
      {debt && <CashStopped debt={debt} />}
      {debt?.bill && <Bill debt={debt} bill={debt.bill} />}
    </>
  );
}

/** The shop owes more than its limit: what it must pay so that it takes cash again. */
function CashStopped({ debt: { owed, limit, account, bill } }: { readonly debt: OwnDebt }) {
  const { t, format } = useTranslator();
  if (limit === null || owed.amount <= limit.amount) return null;
  const rest = format.money(money(owed.amount - limit.amount, owed.currency));
  return (
    <div className="border-line flex flex-col items-start gap-2 border-t pt-5">
      <Chip tone="warn" icon="coins">
        {t('incidents.kind.cashStopped')}
      </Chip>
      <p className="font-medium">{t('debt.stopped', { limit: format.money(limit), rest })}</p>
      {bill === null && (
        <p className="text-small wrap-anywhere select-all">
          {account ? t('debt.stopped.to', { account: namedAccount(account) }) : t('bill.due.ask')}
        </p>
      )}
    </div>
  );
}

const namedAccount = ({ name, iban, bic }: NonNullable<OwnDebt['account']>): string =>
  [name, `IBAN ${iban}`, ...(bic === null ? [] : [`BIC ${bic}`])].join(', ');

interface BillProps {
  readonly debt: OwnDebt;
  readonly bill: NonNullable<OwnDebt['bill']>;
}

function Bill({ debt: { overdue }, bill: { left, due_at, account, number } }: BillProps) {
  const { t, format } = useTranslator();
  const date = format.date(due_at);
  return (
    <div className="border-line flex flex-col items-start gap-2 border-t pt-5">
      {overdue.amount > 0 && (
        <Chip tone="warn" icon="clock">
          {t('debt.overdue', { amount: format.money(overdue), date })}
        </Chip>
      )}
      <p className="font-medium">{t('bill.due', { amount: format.money(left), date })}</p>
      <p className="text-small wrap-anywhere select-all">
        {account ? t('bill.due.to', { account: namedAccount(account), number }) : t('bill.due.ask')}
      </p>
      <p className="text-small text-ink-soft">{t('bill.due.counts')}</p>
    </div>
  );
}
