import { Link } from '@cpc/appkit';
import { Icon, useT } from '@cpc/ui';
import { menuOf } from './menu.ts';
import { PLACES } from './places.ts';
import { useSession } from '../core/session-store.ts';

/** On a phone: the menu entries that do not fit at the bottom. */
export default function MorePage() {
  const t = useT();
  const { others } = menuOf(PLACES, useSession());
  const places = [...others, { href: '/me', icon: 'user', text: 'partner.me' } as const];
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('partner.more')} · ${t('common.app.title')}`}</title>
      <h1 className="text-title font-semibold">{t('partner.more')}</h1>
      <ul className="bg-raised divide-line/60 divide-y overflow-hidden rounded-large">
        {places.map(({ href, icon, text }) => (
          <li key={href}>
            <Link to={href} className="hover:bg-lifted flex min-h-14 items-center gap-3.5 px-4 font-medium">
              <Icon name={icon} size={22} className="text-ink-soft" />
              <span className="grow">{t(text)}</span>
              <Icon name="forward" size={20} className="text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
