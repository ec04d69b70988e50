import type { PartnerPerson } from '@cpc/contract';
import { useT, useToast } from '@cpc/ui';
import { AskButton } from '../core/ask-button.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { PersonLine } from './person-line.tsx';
import { useBlock, useInvite } from './use-people.ts';

/** How a person gets in, and how they are blocked. */
export function Access({ person }: { readonly person: PartnerPerson }) {
  const t = useT();
  const toast = useToast();
  const { person_id, name, state } = person;
  const invite = useInvite();
  const block = useBlock();
  const inviteAnew = () =>
    invite.mutateAsync({ person_id }).then(
      () => true,
      (error: Error) => {
        toast(error.message, { tone: 'bad' });
        return false;
      },
    );
  const shutOut = () =>
    block.mutateAsync({ person_id }).then(
      () => {
        // The code of an earlier invitation is no longer valid.
        invite.reset();
        return true;
      },
      () => false,
    );
  return (
    <>
      <p className="text-small text-ink-soft">
        <PersonLine person={person} />
      </p>
      {invite.data && <InvitationCard name={name} invitation={invite.data} onDone={invite.reset} />}
      <div className="flex flex-wrap gap-2">
        <AskButton
          kind="outline"
          icon="refresh"
          label={t('partner.people.invite')}
          ask={t('partner.people.invite.ask', { name })}
          why={t('partner.people.invite.why')}
          act={inviteAnew}
        />
        {state !== 'blocked' && (
          <AskButton
            kind="danger"
            icon="lock"
            label={t('partner.people.block')}
            ask={t('partner.people.block.ask', { name })}
            why={t('partner.people.block.why')}
            act={shutOut}
          />
        )}
      </div>
    </>
  );
}
