import type { PartnerPerson } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
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
