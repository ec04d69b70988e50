import type { PartnerPerson } from '@cpc/contract';
import { ActButton } from '../core/act-button.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { PersonLine } from './person-line.tsx';
import { useBlock, useInvite } from './use-people.ts';

/** How a person gets in, and how they are blocked. */
export function Access({ person }: { readonly person: PartnerPerson }) {
  const { person_id, name, state } = person;
  const invite = useInvite();
  const block = useBlock();
  return (
    <>
      <p className="text-small text-ink-soft">
        <PersonLine person={person} />
      </p>
      {invite.data && <InvitationCard name={name} invitation={invite.data} onDone={invite.reset} />}
      <div className="flex flex-wrap gap-2">
        <ActButton
          kind="outline"
          icon="refresh"
          texts="partner.people.invite"
          values={{ name }}
          act={invite}
          input={() => ({ person_id })}
        />
        {state !== 'blocked' && (
          <ActButton
            kind="danger"
            icon="lock"
            texts="partner.people.block"
            values={{ name }}
            danger
            act={block}
            input={() => ({ person_id })}
            // The code of an earlier invitation is no longer valid.
            onDone={invite.reset}
          />
        )}
      </div>
    </>
  );
}
