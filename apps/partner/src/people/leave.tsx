import { Link } from '@cpc/appkit';
import type { PartnerPerson } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { logOut } from '../core/who.ts';
import { useBlock, usePeople } from './use-people.ts';

/** How an owner leaves the shop. The last owner first makes somebody else an owner. */
export function Leave({ person: { person_id } }: { readonly person: PartnerPerson }) {
  const t = useT();
  const block = useBlock();
  const others = usePeople().data?.some(
    (one) => one.person_id !== person_id && one.role === 'owner' && one.state === 'active',
  );
  if (!others)
    return (
      <>
        <p className="text-small text-ink-soft">{t('profile.leave.last')}</p>
        <Link
          to="/people"
          className="bg-lifted hover:bg-line text-small flex min-h-11 items-center self-start rounded-medium px-4 font-medium"
        >
          {t('profile.leave.people')}
        </Link>
      </>
    );
  return (
    <>
      <p className="text-small text-ink-soft">{t('partner.people.self')}</p>
      <div>
        <ActButton
          kind="danger"
          icon="leave"
          texts="profile.leave"
          danger
          act={block}
          input={() => ({ person_id })}
          onDone={() => void logOut()}
        />
      </div>
    </>
  );
}
