import type { Invitation, OperatorShop } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useState } from 'react';
import { ActButton } from '../core/act-button.tsx';
import { InvitationCard } from '../people/invitation-card.tsx';
import { useInviteOwner } from './use-shops.ts';

/** The owners of a shop, each with a way back in; nobody acts for a closed shop. */
export function Owners({ shop: { partner_id, state, owners } }: { readonly shop: OperatorShop }) {
  const t = useT();
  const [made, setMade] = useState<Invitation>();
  return (
    <ul className="flex flex-col gap-3">
      {owners.map((owner) => (
        <li key={owner.person_id} className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-small text-ink-soft wrap-anywhere">
              {t(owner.invited ? 'partner.shops.owner.invited' : 'partner.shops.owner', {
                name: owner.name,
                username: owner.username,
              })}
            </span>
            {state !== 'closed' && <InviteButton shop={partner_id} owner={owner} onMade={setMade} />}
          </div>
          {made?.person_id === owner.person_id && (
            <InvitationCard name={owner.name} invitation={made} onDone={() => setMade(undefined)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface InviteButtonProps {
  readonly shop: OperatorShop['partner_id'];
  readonly owner: OperatorShop['owners'][number];
  readonly onMade: (invitation: Invitation) => void;
}

function InviteButton({ shop: partner_id, owner: { person_id, name }, onMade }: InviteButtonProps) {
  return (
    <ActButton
      kind="quiet"
      icon="refresh"
      texts="partner.people.invite"
      values={{ name }}
      act={useInviteOwner()}
      typed={{ name: 'reason', label: 'partner.care.reason' }}
      input={(reason) => ({ partner_id, person_id, reason })}
      onDone={onMade}
    />
  );
}
