import { Button, Page, StateView, useT } from '@cpc/ui';
import { useEffect } from 'react';
import { choiceIn } from '../../core/choice.ts';
import { go, to } from '../../core/go.ts';
import { goBack, useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { useGoods } from '../../data/goods.ts';
import { useMachineId } from '../../data/stations.ts';
import { CaseView } from '../../layout/case-view.tsx';
import { DesignCanvas } from '../design/design-canvas.tsx';
import { useDraft } from '../design/use-draft.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** The order being placed (RT-10). A reload places the same one: the key is kept (OR-05). */
export default function PlacingPage() {
  const t = useT();
  const choice = choiceIn(useAddress().query);
  const machineId = useMachineId();
  const draft = useDraft(choice?.goods_id);
  const detail = useGoods(choice?.goods_id, machineId).data;
  const { mutate, error, isIdle } = usePlaceOrder();
  const confirm = to(PATHS.confirm, { ...choice });
  const document = draft.data?.history.document;
  const placing = choice && machineId && document ? { choice, machineId, document } : undefined;

  useEffect(() => {
    if (placing && isIdle) mutate(placing);
    else if (choice === undefined || draft.data === null) go(PATHS.confirm, { ...choice }, { replace: true });
  });

  if (error !== null) {
    return (
      <Page title={t('order.placing.title')} onBack={() => goBack(confirm)}>
        <div role="alert">
          <StateView
            icon="warning"
            tone="warn"
            title={t('order.placing.failed')}
            hint={`${error.message} ${t('order.placing.nothing')}`}
            action={
              <div className="flex flex-col gap-2">
                <Button kind="primary" size="large" onClick={() => placing && mutate(placing)}>
                  {t('common.retry')}
                </Button>
                <Button kind="ghost" onClick={() => go(PATHS.confirm, { ...choice }, { replace: true })}>
                  {t('order.placing.back')}
                </Button>
              </div>
            }
          />
        </div>
      </Page>
    );
  }
  return (
    <Page title={t('order.placing.title')}>
      <div className="flex grow flex-col items-center justify-center gap-8 py-8 text-center">
        <div className="flex h-[42dvh] justify-center">
          {detail && draft.data ? (
            <CaseView surface={detail.goods.surface} className="h-full animate-pulse">
              <DesignCanvas draft={draft.data} surface={detail.goods.surface} />
            </CaseView>
          ) : null}
        </div>
        <div role="status" className="flex max-w-sm flex-col gap-2">
          <h2 className="text-title font-semibold">{t('order.placing.working')}</h2>
          <p className="text-ink-soft">{t('order.placing.workingWhy')}</p>
        </div>
      </div>
    </Page>
  );
}
