import { ConfirmButton, useNotify } from '@cpc/appkit';
import type { PartnerPerson } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { InvitationCard } from './invitation-card.tsx';
import { PersonLine } from './person-line.tsx';
import { useBlock, useInvite } from './use-people.ts';

/** How a person gets in, and how they are blocked. */
export function Access({ person }: { readonly person: PartnerPerson }) {
  const t = useT();
  const notify = useNotify();
  const { person_id, name, state } = person;
  const invite = useInvite();
  const block = useBlock();
  // The code of an earlier invitation is no longer valid.
  const shutOut = (done: () => void) => {
    invite.reset();
    done();
  };
  return (
    <>
      <p className="text-small text-ink-soft">
        <PersonLine person={person} />
      </p>
      {invite.data && <InvitationCard name={name} invitation={invite.data} onDone={invite.reset} />}
      <div className="flex flex-wrap gap-2">
        <ConfirmButton
          kind="outline"
          icon="refresh"
          label={t('partner.people.invite')}
          ask={t('partner.people.invite.ask', { name })}
          why={t('partner.people.invite.why')}
          no={t('partner.care.keep')}
          busy={invite.isPending}
          act={(done) => invite.mutate({ person_id }, { onSuccess: done, onError: notify.failed })}
        />
        {state !== 'blocked' && (
          <ConfirmButton
            kind="danger"
            icon="lock"
            label={t('partner.people.block')}
            ask={t('partner.people.block.ask', { name })}
            why={t('partner.people.block.why')}
            no={t('partner.care.keep')}
            danger
            busy={block.isPending}
            act={(done) => block.mutate({ person_id }, { onSuccess: () => shutOut(done) })}
          />
        )}
      </div>
    </>
  );
}
