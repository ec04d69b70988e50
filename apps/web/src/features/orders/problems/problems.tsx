import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS } from '@cpc/domain';
import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { ProblemCard } from './problem-card.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useProblems } from './use-problems.ts';

/** What the customer reported about an order, what the shop answered, and the way to report something (OR-13). */
export function Problems({ order }: { readonly order: OrderView }) {
  return order.status === ORDER_STATUS.unpaid ? null : <OfPaid order={order} />;
}

function OfPaid({ order }: { readonly order: OrderView }) {
  const t = useT();
  const problems = useProblems(order.order_id);
  const [reporting, setReporting] = useState(false);
  if (problems.data === undefined)
    return problems.isError ? <p className="text-center text-small text-ink-soft">{t('problem.failed')}</p> : null;
  const several = order.items.length > 1;
  const itemOf = (id: string) => order.items.find((item) => item.item_id === id);
  const reportable = problems.data.reportable.flatMap((id) => itemOf(id) ?? []);
  return (
    <>
      {problems.data.problems.map((problem) => (
        <ProblemCard key={problem.problem_id} problem={problem} item={several ? itemOf(problem.item_id) : undefined} />
      ))}
      {reportable.length > 0 && (
        <>
          <Button kind="ghost" icon="warning" className="self-center text-ink-soft" onClick={() => setReporting(true)}>
            {t('problem.report')}
          </Button>
          <ReportDialog order={order} items={reportable} open={reporting} onClose={() => setReporting(false)} />
        </>
      )}
    </>
  );
}
