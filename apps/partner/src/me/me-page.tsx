import { Button, Card, Facts, useT } from '@cpc/ui';
import { useSession } from '../core/session-store.ts';
import { logOut } from '../core/who.ts';
import { MessagesCard } from '../messages/messages-card.tsx';
import { PasswordForm } from './password-form.tsx';

/** The person who is logged in, the messages on this device, and the form for a new password. */
export default function MePage() {
  const t = useT();
  const session = useSession();
  if (!session) return null;
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <title>{`${t('partner.me')} · ${t('common.app.title')}`}</title>
      <h1 className="text-title font-semibold">{t('partner.me')}</h1>
      <Card className="flex flex-col gap-5 p-5">
        <Facts
          facts={[
            { name: t('partner.people.name'), value: <bdi>{session.person_name}</bdi> },
            { name: t('partner.login.username'), value: <bdi>{session.username}</bdi> },
            {
              name: t('partner.people.role'),
              value: session.role ? t(`partner.people.role.${session.role}`) : t('partner.platform'),
            },
          ]}
        />
        {session.role && <p className="text-small text-ink-soft">{t(`partner.people.role.${session.role}.hint`)}</p>}
        <div>
          <Button icon="leave" onClick={logOut}>
            {t('partner.logout')}
          </Button>
        </div>
      </Card>
      {session.role && <MessagesCard />}
      <Card className="flex flex-col gap-4 p-5">
        <h2 className="text-lead font-semibold">{t('partner.me.password')}</h2>
        <p className="text-small text-ink-soft">{t('partner.me.password.why')}</p>
        <PasswordForm username={session.username} />
      </Card>
    </div>
  );
}
