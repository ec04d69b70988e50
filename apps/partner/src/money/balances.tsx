import type { Balance } from '@cpc/contract';
import { type Money, money } from '@cpc/domain';
import { Card, useTranslator } from '@cpc/ui';
import { Pending } from '../core/fetched.tsx';
import { Available } from './available.tsx';
import { ToPay } from './to-pay.tsx';
import { useBalance } from './use-money.ts';

/** What the shop has earned, holds and gets, in each currency. */
export function Balances() {
  const fetched = useBalance();
  const { data } = fetched;
  if (!data) return <Pending of={fetched} room="h-36" />;
  return data.map((balance) => <BalanceCard key={balance.due.currency} balance={balance} />);
}

function BalanceCard({ balance }: { readonly balance: Balance }) {
  const { earned, cash, due } = balance;
  return (
    <Card className="flex flex-col gap-5 p-5">
      <dl className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        {due.amount < 0 ? (
          <Sum name="owed" amount={money(-due.amount, due.currency)} loud />
        ) : (
          <Sum name="due" amount={due} loud />
        )}
        <Sum name="earned" amount={earned} />
        <Sum name="cash" amount={cash} />
      </dl>
      {due.amount < 0 && <ToPay currency={due.currency} />}
      <Available balance={balance} />
    </Card>
  );
}

interface SumProps {
  readonly name: 'due' | 'owed' | 'earned' | 'cash';
  readonly amount: Money;
  readonly loud?: boolean;
}

function Sum({ name, amount, loud = false }: SumProps) {
  const { t, format } = useTranslator();
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-small text-ink-soft font-medium">{t(`partner.money.${name}`)}</dt>
      <dd className={`figures font-semibold ${loud ? 'text-title' : 'text-lead'}`}>{format.money(amount)}</dd>
      <dd className="text-small text-ink-faint">{t(`partner.money.${name}.hint`)}</dd>
    </div>
  );
}
