import { ErrorState, Skeleton, StateView, Tabs, useT } from '@cpc/ui';
import { useState } from 'react';
import { Part } from './part.tsx';

export function States() {
  const t = useT();
  const [tab, setTab] = useState<'a' | 'b'>('a');
  return (
    <Part>
      <Tabs
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'a', label: 'First', panel: 'One' },
          { value: 'b', label: 'Second', panel: 'Two' },
        ]}
      />
      <Skeleton className="h-24" />
      <StateView icon="bag" title={t('common.loading')} hint={t('common.loading.failed.hint')} />
      <ErrorState onRetry={() => setTab('a')} />
    </Part>
  );
}
