import { Link, useAddress } from '@cpc/appkit';
import { Icon, type IconName, IconButton, LanguageSwitch, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { ATTENTION } from '../core/paths.ts';
import { Badge } from '../incidents/badge.tsx';
import { useFollowToday } from '../incidents/use-incidents.ts';
import { menuOf } from './menu.ts';
import { PLACES } from './places.ts';
import { useSession } from '../core/session-store.ts';
import { PlaceSwitch } from './place-switch.tsx';
import { useTheme } from './theme.ts';
import { logOut, useCurrentIdentity } from '../core/who.ts';

/** The partner app around a page: the menu is at the side on a desktop, at the bottom on a phone. */
export function Frame({ children }: { readonly children: ReactNode }) {
  useCurrentIdentity();
  useFollowToday();
  return (
    <div className="bg-ground print:bg-paper grid min-h-dvh print:block grid-rows-[1fr_auto] lg:grid-cols-[15rem_1fr] lg:grid-rows-1">
      <div className="min-w-0 lg:order-2">
        <header className="print:hidden mx-auto flex max-w-6xl roomy:max-w-[96rem] items-center gap-2 large:flex-wrap px-4 pt-3 lg:px-8 lg:pt-6">
          <Who />
          <PlaceSwitch />
          <Tools />
        </header>
        <main className="mx-auto max-w-6xl roomy:max-w-[96rem] px-4 pt-5 pb-8 lg:px-8">{children}</main>
      </div>
      <Menu />
    </div>
  );
}

/** The shop and the person who is logged in: every action here is recorded under that name. */
function Who() {
  const t = useT();
  const session = useSession();
  if (!session) return null;
  const { name, person_name, role } = session;
  return (
    <Link to="/me" className="hover:bg-raised -ms-2 min-w-0 grow rounded-medium px-2 py-1 large:basis-full">
      <span dir="auto" className="text-body block truncate font-semibold">
        {role ? name : t('partner.platform')}
      </span>
      <span className="text-small text-ink-soft block leading-tight hyphens-auto wrap-anywhere">
        {person_name !== name && (
          <>
            <bdi>{person_name}</bdi>
            {role && ' · '}
          </>
        )}
        {role && t(`partner.people.role.${role}`)}
      </span>
    </Link>
  );
}

function Menu() {
  const t = useT();
  const here = useAddress().path;
  const { first, others } = menuOf(PLACES, useSession());
  const at = (href: string) => here === href || here.startsWith(`${href}/`);
  const behind = ['/more', '/me', ...others.map(({ href }) => href)].some(at);
  return (
    <nav
      aria-label={t('partner.menu')}
      className="print:hidden pb-safe bg-raised border-line sticky bottom-0 z-10 flex justify-around gap-0.5 border-t px-1 pt-1 large:hide-scrollbar large:justify-start large:overflow-x-auto lg:gap-1 lg:sticky lg:top-0 lg:order-1 lg:h-dvh lg:flex-col lg:justify-start lg:overflow-y-auto lg:border-e lg:border-t-0 lg:p-4"
    >
      <p className="text-lead hidden px-3 pt-2 pb-6 leading-tight font-semibold lg:block">{t('common.app.title')}</p>
      {first.map(({ href, icon, text }) => (
        <Entry key={href} href={href} icon={icon} text={t(text)} here={at(href)} className="flex" />
      ))}
      {others.map(({ href, icon, text }) => (
        <Entry key={href} href={href} icon={icon} text={t(text)} here={at(href)} className="hidden lg:flex" />
      ))}
      {others.length > 0 && (
        <Entry href="/more" icon="more" text={t('partner.more')} here={behind} className="flex lg:hidden" />
      )}
    </nav>
  );
}

interface EntryProps {
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
  readonly here: boolean;
  readonly className: string;
}

function Entry({ href, icon, text, here, className }: EntryProps) {
  const tone = here ? 'text-warm bg-warm-wash' : 'text-ink-soft hover:bg-lifted';
  return (
    <Link
      to={href}
      aria-current={here ? 'page' : undefined}
      className={`text-micro lg:text-small relative min-h-14 min-w-min flex-auto large:flex-none flex-col items-center justify-center gap-1 rounded-medium px-0.5 large:px-3 large:whitespace-nowrap text-center leading-tight font-medium max-[22rem]:tracking-tight lg:min-h-12 lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-start ${tone} ${className}`}
    >
      <Icon name={icon} size={22} />
      {text}
      {href === ATTENTION && <Badge />}
    </Link>
  );
}

function Tools() {
  const t = useT();
  const [dark, setDark] = useTheme();
  return (
    <>
      <LanguageSwitch look="compact" />
      <IconButton icon="moon" label={t('partner.theme')} pressed={dark} onClick={() => setDark(!dark)} />
      <IconButton icon="leave" label={t('partner.logout')} onClick={logOut} />
    </>
  );
}
