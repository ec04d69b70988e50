import type { PartnerPerson } from '@cpc/contract';
import { Chip, useT } from '@cpc/ui';
import { useSession } from '../core/session-store.ts';

/** Role and state of a person, one word each. */
export function PersonChips({ person: { person_id, role, state, stations } }: { readonly person: PartnerPerson }) {
  const t = useT();
  const me = useSession()?.person_id === person_id;
  return (
    <span className="flex flex-wrap gap-1.5">
      {me && <Chip tone="cool">{t('partner.people.you')}</Chip>}
      <Chip tone={role === 'owner' ? 'warm' : 'neutral'}>{t(`partner.people.role.${role}`)}</Chip>
      {stations !== null && (
        <Chip tone="neutral" icon="printer">
          {t('profile.limit.count', { count: stations.length })}
        </Chip>
      )}
      {state === 'invited' && (
        <Chip tone="warn" icon="clock">
          {t('partner.people.state.invited')}
        </Chip>
      )}
      {state === 'blocked' && (
        <Chip tone="bad" icon="lock">
          {t('partner.people.state.blocked')}
        </Chip>
      )}
    </span>
  );
}
