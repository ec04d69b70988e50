import type { Invitation } from '@cpc/contract';
import { Button, useT } from '@cpc/ui';
import { useState } from 'react';
import { Cards, Fetched } from '../core/fetched.tsx';
import { Page } from '../core/page.tsx';
import { InvitationCard } from '../people/invitation-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OperatorCard } from './operator-card.tsx';
import { useOperators } from './use-operators.ts';

/** Who runs the platform (OP-01). */
export default function OperatorsPage() {
  const t = useT();
  const operators = useOperators();
  const active = operators.data?.filter(({ state }) => state === 'active') ?? [];
  const [inviting, setInviting] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly invitation: Invitation }>();
  return (
    <Page
      title={t('platform.operators')}
      lead={t('platform.operators.lead')}
      end={
        <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
          {t('platform.operators.invite')}
        </Button>
      }
    >
      {made && <InvitationCard {...made} onDone={() => setMade(undefined)} />}
      <Fetched of={operators} room="h-72">
        {(data) => (
          <Cards columns="gap-3 lg:grid-cols-2 roomy:grid-cols-3">
            {data.map((person) => (
              <OperatorCard
                key={person.person_id}
                person={person}
                isLast={active.length === 1 && active[0] === person}
                onConfirmed={(invitation) => setMade({ name: person.name, invitation })}
              />
            ))}
          </Cards>
        )}
      </Fetched>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}
