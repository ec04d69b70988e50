import type { PartnerPerson } from '@cpc/contract';
import { Chip, useT, useTranslator } from '@cpc/ui';
import { useSession } from '../core/session-store.ts';
import { usePeople } from './use-people.ts';

/** The state of a person's login, in one sentence. */
export function PersonLine({ person: { state, invited_until, last_login_at } }: { readonly person: PartnerPerson }) {
  const { t, format } = useTranslator();
  const { dataUpdatedAt } = usePeople();
  if (state === 'blocked') return t('partner.people.out');
  if (state === 'invited')
    return invited_until !== null && invited_until > dataUpdatedAt
      ? t('partner.people.until', { time: format.dateTime(invited_until) })
      : t('partner.people.expired');
  return last_login_at === null
    ? t('partner.people.neverIn')
    : t('partner.people.lastLogin', { time: format.dateTime(last_login_at) });
}

/** A disc with the first letter of a name, so that people are told apart at a glance. */
export function Initial({ name, faint }: { readonly name: string; readonly faint: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid size-11 shrink-0 place-items-center rounded-full text-body font-semibold ${faint ? 'bg-lifted text-ink-faint' : 'bg-cool-wash text-cool'}`}
    >
      {/^./u.exec(name)?.[0].toUpperCase()}
    </span>
  );
}

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
