import type { Claim } from '@cpc/contract';
import { CLAIM_STATES, type ClaimState } from '@cpc/domain';
import { ErrorState, Segmented, Skeleton, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { MoreButton } from '../core/more-button.tsx';
import { ClaimCard } from './claim-card.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { useClaims } from './use-claims.ts';

/** The reprints for which shops ask the platform to pay (OP-01). */
export default function ClaimsPage() {
  const t = useT();
  const [state, setState] = useState<ClaimState>('asked');
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('shopOrders.claims')} · ${t('common.app.title')}`}</title>
      <h1 className="text-title font-semibold">{t('shopOrders.claims')}</h1>
      <div className="max-w-xl">
        <Segmented
          label={t('shopOrders.state')}
          value={state}
          onChange={setState}
          options={CLAIM_STATES.map((value) => ({ value, label: t(`shopOrders.claims.${value}`) }))}
        />
      </div>
      <Claims state={state} />
    </div>
  );
}

function Claims({ state }: { readonly state: ClaimState }) {
  const t = useT();
  const claims = useClaims(state);
  const [deciding, setDeciding] = useState<Claim>();
  if (!claims.data)
    return claims.isError ? (
      <ErrorState onRetry={() => void claims.refetch()} />
    ) : (
      <Skeleton className="h-72 rounded-large" />
    );
  const rows = claims.data.pages.flat();
  if (rows.length === 0)
    return <StateView icon="check" title={t('shopOrders.claims.none')} hint={t('shopOrders.claims.none.hint')} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
        {rows.map((claim) => (
          <li key={claim.reprint_id}>
            <ClaimCard claim={claim} onDecide={() => setDeciding(claim)} />
          </li>
        ))}
      </ul>
      {claims.hasNextPage && <MoreButton busy={claims.isFetchingNextPage} onMore={() => void claims.fetchNextPage()} />}
      {deciding && <DecideDialog claim={deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
