import { Link, matchPath, useAddress } from '@cpc/appkit';
import { LanguageSwitch, useT } from '@cpc/ui';
import { JOIN } from '../core/paths.ts';
import { JoinForm } from './join-form.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginPicture } from './login-picture.tsx';

/** The login page: with user name and password, or with an invitation, whose link contains its code. */
export function LoginPage() {
  const t = useT();
  const invitation = matchPath(JOIN, useAddress().path);
  const words = invitation ? 'partner.join' : 'partner.login';
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{t('common.app.title')}</title>
      <main className="flex flex-col px-6 py-6 lg:px-16">
        <div className="flex items-center justify-between gap-4">
          <p className="text-body font-semibold">{t('common.app.title')}</p>
          <LanguageSwitch />
        </div>
        <div className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-8 py-10">
          <div className="flex flex-col gap-3">
            <h1 className="text-headline font-semibold text-balance">{t(`${words}.title`)}</h1>
            <p className="text-body text-ink-soft">{t(`${words}.lead`)}</p>
          </div>
          {invitation ? <JoinForm key={invitation['code']} code={invitation['code'] ?? ''} /> : <LoginForm />}
          <Link
            to={invitation ? '/' : '/join'}
            className="text-small text-ink-soft hover:bg-raised flex min-h-11 items-center justify-center rounded-medium px-4 font-medium"
          >
            {t(invitation ? 'partner.join.back' : 'partner.join')}
          </Link>
        </div>
      </main>
      <LoginPicture />
    </div>
  );
}
