import { Icon, type IconName, IconButton, LanguageSwitch, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { setSession, useSession } from './session-store.ts';
import { useTheme } from './theme.ts';

const PLACES = [
  { href: '/machines', icon: 'printer', text: 'partner.machines' },
  { href: '/records', icon: 'queue', text: 'partner.records' },
  { href: '/attention', icon: 'warning', text: 'partner.attention' },
  { href: '/counter', icon: 'card', text: 'partner.counter' },
  { href: '/shipping', icon: 'box', text: 'delivery.desk' },
] as const;

/** The partner app around a page: places at the side on a desk, at the bottom on a phone. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const session = useSession();
  return (
    <div className="bg-ground grid min-h-dvh grid-rows-[1fr_auto] lg:grid-cols-[15rem_1fr] lg:grid-rows-1">
      <div className="min-w-0 lg:order-2">
        <header className="mx-auto flex max-w-6xl items-center gap-2 px-4 pt-3 lg:px-8 lg:pt-6">
          <p dir="auto" className="text-body grow truncate font-semibold rtl:text-right">
            {session?.name}
          </p>
          <Tools />
        </header>
        <main className="mx-auto max-w-6xl px-4 pt-5 pb-8 lg:px-8">{children}</main>
      </div>
      <nav
        aria-label={t('partner.menu')}
        className="pb-safe bg-raised border-line sticky bottom-0 z-10 flex justify-around gap-1 border-t px-2 pt-1 lg:sticky lg:top-0 lg:order-1 lg:h-dvh lg:flex-col lg:justify-start lg:border-e lg:border-t-0 lg:p-4"
      >
        <p className="text-lead hidden px-3 pt-2 pb-6 leading-tight font-semibold lg:block">{t('common.app.title')}</p>
        {PLACES.map(({ href, icon, text }) => (
          <Place key={href} href={href} icon={icon} text={t(text)} />
        ))}
      </nav>
    </div>
  );
}

function Place({ href, icon, text }: { readonly href: string; readonly icon: IconName; readonly text: string }) {
  const [here] = useRoute(`${href}/*?`);
  const tone = here ? 'text-warm bg-warm-wash' : 'text-ink-soft hover:bg-lifted';
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={`text-micro lg:text-small flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-medium px-1 text-center leading-tight font-medium lg:min-h-12 lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-start ${tone}`}
    >
      <Icon name={icon} size={22} />
      {text}
    </Link>
  );
}

function Tools() {
  const t = useT();
  const [dark, setDark] = useTheme();
  return (
    <>
      <LanguageSwitch compact />
      <IconButton icon="moon" label={t('partner.theme')} pressed={dark} onClick={() => setDark(!dark)} />
      <IconButton icon="leave" label={t('partner.logout')} onClick={() => setSession(undefined)} />
    </>
  );
}
