import { Link } from '@cpc/appkit';
import type { ActionInput, StatementLine } from '@cpc/contract';
import { StateView, useT, useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { useSession } from '../core/session-store.ts';
import { toOrder } from '../core/paths.ts';
import { useStatement } from './use-money.ts';

/** The wanted lines, newest first. */
export function StatementLines({ wanted }: { readonly wanted: ActionInput<'Partner.statement'> }) {
  const t = useT();
  const lines = useStatement(wanted);
  return (
    <FetchedList
      of={lines}
      label={t('partner.money.lines')}
      room="h-96"
      empty={<NoLines filtered={Object.values(wanted).some((value) => value !== undefined)} />}
    >
      {(line) => <Line key={line.line_id} line={line} />}
    </FetchedList>
  );
}

function NoLines({ filtered }: { readonly filtered: boolean }) {
  const t = useT();
  const name = filtered ? 'notFound' : 'none';
  return <StateView icon="coins" title={t(`partner.money.${name}`)} hint={t(`partner.money.${name}.hint`)} />;
}

function Line({ line }: { readonly line: StatementLine }) {
  const { at, kind, amount, order_number: number, withdrawal_number: withdrawal } = line;
  const { t, tOr, format } = useTranslator();
  // The days of the filter are the shop's days.
  const zone = useSession()?.time_zone;
  return (
    <article className="flex items-baseline justify-between gap-4 p-4">
      <div className="min-w-0">
        <p className="font-medium">{tOr(`partner.money.kind.${kind}`, kind)}</p>
        <p className="figures text-small text-ink-soft flex flex-wrap gap-x-3">
          {number !== null && (
            <Link to={toOrder(number)} className="underline underline-offset-2">
              <bdi>{t('partner.money.order', { number })}</bdi>
            </Link>
          )}
          {withdrawal !== null && <bdi>{t('payout.line', { number: withdrawal })}</bdi>}
          <Moment at={at} text={format.dateTime(at, zone)} className="text-ink-faint" />
        </p>
      </div>
      <p className={`figures font-semibold whitespace-nowrap ${amount.amount < 0 ? 'text-ink-soft' : ''}`}>
        {format.money(amount)}
      </p>
    </article>
  );
}
