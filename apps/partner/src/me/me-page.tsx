import { Button, Card, Facts, PasswordField, useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { SaveForm } from '../core/save-form.tsx';
import { setSession, useSession } from '../core/session-store.ts';
import { logOut } from '../core/who.ts';
import { MessagesCard } from '../messages/messages-card.tsx';
import { PersonMail } from '../messages/person-mail.tsx';

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
      {session.role && <PersonMail />}
      <Card className="flex flex-col gap-4 p-5">
        <h2 className="text-lead font-semibold">{t('partner.me.password')}</h2>
        <p className="text-small text-ink-soft">{t('partner.me.password.why')}</p>
        <PasswordForm username={session.username} />
      </Card>
    </div>
  );
}

/** Sets a new password. Every other login of the person ends; the answer contains a new login for this device. */
function PasswordForm({ username }: { readonly username: string }) {
  const t = useT();
  const form = useActForm({
    act: useAct('Partner.changePassword', { quiet: true, onSuccess: setSession }),
    saved: { password: '', new_password: '' },
    complete: ({ password, new_password }) => password !== '' && new_password !== '',
    input: (typed) => typed,
    said: () => t('partner.me.password.done'),
    onDone: () => form.reset(),
  });
  return (
    <SaveForm form={{ ...form, refused: undefined }} yes="partner.me.password" kind="primary">
      {/* Password managers store the password under this name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={t('partner.me.password.now')} autoComplete="current-password" {...form.field('password')} />
      <PasswordField
        label={t('partner.me.password.next')}
        hint={t('partner.me.password.rule')}
        autoComplete="new-password"
        {...form.input('new_password')}
        // Whatever is not about the password until now is about this one.
        error={form.problems['new_password'] ?? form.refused}
      />
    </SaveForm>
  );
}
