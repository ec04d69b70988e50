import type { RefusedRefund } from '@cpc/contract';
import { Button, useTranslator } from '@cpc/ui';
import { About } from './about.tsx';

interface RefundRowProps {
  readonly refund: RefusedRefund;
  readonly onGiven: () => void;
}

/** A refund that its provider refused: the money is still owed. */
export function RefundRow({ refund, onGiven }: RefundRowProps) {
  const { t, format } = useTranslator();
  const { attempts, failed_at, problem, reference } = refund;
  const known = [
    t('partner.refused.times', { count: attempts, time: format.dateTime(failed_at) }),
    ...(problem === '' ? [] : [problem]),
    ...(reference === null ? [] : [`${t('platform.find.payment')} ${reference}`]),
  ];
  return (
    <About of={refund} facts={known}>
      <Button kind="outline" className="self-start" onClick={onGiven}>
        {t('undecided.otherwise')}
      </Button>
    </About>
  );
}
