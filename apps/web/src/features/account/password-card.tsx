import { useForm, useNotify } from '@cpc/appkit';
import { MIN_PASSWORD_LENGTH } from '@cpc/domain';
import { Button, Card, PasswordField, Switch, useT } from '@cpc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../core/client.ts';
import { savedDevice, useSession } from '../../core/stores.ts';
import { DEVICES } from './devices.tsx';

/** Changes the password by the old one (SN-08). An account without a number has none. */
export function PasswordCard() {
  const t = useT();
  const phone = useSession(({ userInfo }) => userInfo?.phone ?? '');
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  // The form takes the focused button away when it closes.
  useEffect(() => {
    if (!open && closed.current) opener.current?.focus();
  }, [open]);
  const close = () => {
    closed.current = true;
    setOpen(false);
  };
  if (phone === '') return null;
  return (
    <Card aria-labelledby="password" className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="password" className="font-semibold">
          {t('account.password.title')}
        </h2>
        {open ? null : (
          <Button ref={opener} onClick={() => setOpen(true)}>
            {t('account.password.change')}
          </Button>
        )}
      </div>
      {open ? <PasswordForm onDone={close} /> : null}
    </Card>
  );
}

interface Typed {
  readonly password: string;
  readonly new_password: string;
  readonly others: boolean;
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ password, new_password, others }: Typed) =>
      client.call('User.changePassword', {
        password,
        new_password,
        log_out_others: others,
        device: savedDevice(),
        endpoint: await noticesHere().catch(() => undefined),
      }),
    onSuccess: ({ ended }) => {
      notify.done(t('account.password.done', { ended }));
      void queries.invalidateQueries({ queryKey: DEVICES });
      onDone();
    },
    onError: (error) => void form.refuse(error),
  });
  const form = useForm<Typed>({
    saved: { password: '', new_password: '', others: true },
    check: ({ password, new_password }) => ({
      password: password === '' ? t('error.passwordRequired') : undefined,
      new_password: new_password.length < MIN_PASSWORD_LENGTH ? t('error.passwordTooShort') : undefined,
    }),
    submit: (values) => change.mutate(values),
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <PasswordField
        ref={first}
        label={t('account.password.old')}
        autoComplete="current-password"
        hint={t('account.password.forgot')}
        {...form.field('password')}
      />
      <PasswordField
        label={t('account.password.new')}
        autoComplete="new-password"
        hint={t('launch.login.passwordRule')}
        {...form.field('new_password')}
      />
      <Switch checked={form.values.others} onChange={(others) => form.set({ others })}>
        {t('account.password.others')}
      </Switch>
      {form.refused === undefined ? null : (
        <p role="alert" className="text-small text-bad">
          {form.refused}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" type="submit" busy={change.isPending}>
          {t('account.password.save')}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The subscription of this browser, which is not told of a change that was made on it. */
async function noticesHere(): Promise<string | undefined> {
  const { endpointHere } = await import('../../data/notices.ts');
  return endpointHere();
}
