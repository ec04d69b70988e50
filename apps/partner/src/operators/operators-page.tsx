import type { Invitation } from '@cpc/contract';
import { Button, ErrorState, Skeleton, useT } from '@cpc/ui';
import { useState } from 'react';
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
    <div className="flex flex-col gap-5">
      <title>{`${t('platform.operators')} · ${t('common.app.title')}`}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-semibold">{t('platform.operators')}</h1>
        <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
          {t('platform.operators.invite')}
        </Button>
      </div>
      <p className="text-small text-ink-soft max-w-prose">{t('platform.operators.lead')}</p>
      {made && <InvitationCard {...made} onDone={() => setMade(undefined)} />}
      {operators.data ? (
        <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 roomy:grid-cols-3">
          {operators.data.map((person) => (
            <li key={person.person_id}>
              <OperatorCard
                person={person}
                isLast={active.length === 1 && active[0] === person}
                onConfirmed={(invitation) => setMade({ name: person.name, invitation })}
              />
            </li>
          ))}
        </ul>
      ) : operators.isError ? (
        <ErrorState onRetry={() => void operators.refetch()} />
      ) : (
        <Skeleton className="h-72 rounded-large" />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </div>
  );
}
