import type { Claim } from '@cpc/contract';
import { CLAIM_STATES, type ClaimState } from '@cpc/domain';
import { Segmented, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { Page } from '../core/page.tsx';
import { FetchedList } from '../core/fetched.tsx';
import { ClaimCard } from './claim-card.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { useClaims } from './use-claims.ts';

/** The reprints for which shops ask the platform to pay (OP-01). */
export default function ClaimsPage() {
  const t = useT();
  const [state, setState] = useState<ClaimState>('asked');
  return (
    <Page title={t('shopOrders.claims')}>
      <div className="max-w-xl">
        <Segmented
          label={t('shopOrders.state')}
          value={state}
          onChange={setState}
          options={CLAIM_STATES.map((value) => ({ value, label: t(`shopOrders.claims.${value}`) }))}
        />
      </div>
      <Claims state={state} />
    </Page>
  );
}

function Claims({ state }: { readonly state: ClaimState }) {
  const t = useT();
  const claims = useClaims(state);
  const [deciding, setDeciding] = useState<Claim>();
  return (
    <>
      <FetchedList
        of={claims}
        room="h-72"
        cards="gap-3 lg:grid-cols-2"
        empty={<StateView icon="check" title={t('shopOrders.claims.none')} hint={t('shopOrders.claims.none.hint')} />}
      >
        {(claim) => <ClaimCard key={claim.reprint_id} claim={claim} onDecide={() => setDeciding(claim)} />}
      </FetchedList>
      {deciding && <DecideDialog claim={deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}
