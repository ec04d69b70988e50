import { Link } from '@cpc/appkit';
import type { ShopProblem } from '@cpc/contract';
import { colourText } from '@cpc/i18n';
import { Facts, useTranslator } from '@cpc/ui';
import { toOrder } from '../core/paths.ts';

/** The facts of the order and the item that help to decide. */
export function ProblemFacts({ problem }: { readonly problem: ShopProblem }) {
  const { t, tOr, format } = useTranslator();
  const { order_number, line, items, shell_name, colour_name, machine_name, ordered_at, ended_at, price } = problem;
  const shell = [tOr(`shell.${shell_name}`, shell_name), colourText({ tOr }, colour_name)].join(' · ');
  return (
    <>
      <p className="text-small max-sm:self-center">
        <Link to={toOrder(order_number)} className="figures font-medium underline underline-offset-4">
          {t('partnerProblem.order', { number: order_number })}
        </Link>
        <br />
        <span className="text-ink-soft">
          {items > 1 && `${t('partnerProblem.item', { line, items })} · `}
          {shell}
        </span>
      </p>
      <div className="min-w-0 max-sm:col-span-2">
        <Facts
          facts={[
            { name: t('partnerProblem.station'), value: <bdi>{machine_name}</bdi> },
            { name: t('partnerProblem.ordered'), value: format.dateTime(ordered_at) },
            {
              name: t('partnerProblem.got'),
              value: ended_at === null ? t('partnerProblem.notYet') : format.dateTime(ended_at),
            },
            { name: t('partnerProblem.price'), value: format.money(price) },
          ]}
        />
      </div>
    </>
  );
}
