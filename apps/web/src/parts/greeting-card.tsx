import { useNotify } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { MAX_NICKNAME, nicknameOf, ORDER_STATUS } from '@cpc/domain';
import { Button, Card, Icon, Switch, TextField, useT } from '@cpc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../core/client.ts';

/** Lets the customer be greeted by a nickname on the station's display, while there is something to wait for (QU-05). */
export function GreetingCard({ order }: { readonly order: OrderView }) {
  const { status, delivery } = order;
  const waits = status === ORDER_STATUS.awaitingDelivery || status === ORDER_STATUS.delivering;
  return waits && delivery === null ? <Greeting order={order} /> : null;
}

function Greeting({ order: { order_id, nickname } }: { readonly order: OrderView }) {
  const t = useT();
  const notify = useNotify();
  const [opened, setOpened] = useState(false);
  const change = useNickname(order_id);
  const turn = (on: boolean) => {
    setOpened(on);
    if (on || nickname === null) return;
    change.mutate('', {
      onSuccess: () => notify.done(t('queue.greet.removed')),
      // The form, which tells what went wrong, is not there.
      onError: notify.failed,
    });
  };
  return (
    <Card className="flex gap-3.5 px-5 pt-3 pb-5" aria-label={t('queue.greet.title')}>
      <Icon name="user" size={22} className={`mt-2.5 shrink-0 ${nickname === null ? 'text-ink-soft' : 'text-good'}`} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <Switch checked={opened || nickname !== null} onChange={turn}>
          <span className="font-semibold">{t('queue.greet.title')}</span>
        </Switch>
        <p className="text-small text-pretty text-ink-soft">
          {nickname === null ? t('queue.greet.why') : t('queue.greet.on', { name: `\u2068${nickname}\u2069` })}
        </p>
        {opened && nickname === null ? (
          <NameForm
            busy={change.isPending}
            error={change.error?.message}
            onName={(name) => change.mutate(name, { onSuccess: () => notify.done(t('queue.greet.saved')) })}
          />
        ) : null}
      </div>
    </Card>
  );
}

interface NameFormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onName: (name: string) => void;
}

function NameForm({ busy, error, onName }: NameFormProps) {
  const t = useT();
  const [name, setName] = useState('');
  const [unfit, setUnfit] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const fit = nicknameOf(name);
    setUnfit(fit === undefined);
    if (fit !== undefined) onName(fit);
  };
  return (
    <form onSubmit={send} className="mt-2 flex flex-col gap-3">
      <TextField
        label={t('queue.greet.label')}
        hint={t('queue.greet.hint')}
        error={unfit ? t('error.nicknameUnfit') : error}
        value={name}
        onChange={({ target }) => setName(target.value)}
        // Letters of several code points count as one only in `nicknameOf`.
        maxLength={12 * MAX_NICKNAME}
        autoComplete="nickname"
        dir="auto"
      />
      <Button type="submit" kind="quiet" wide busy={busy}>
        {t('queue.greet.save')}
      </Button>
    </form>
  );
}

function useNickname(order_id: OrderView['order_id']) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (nickname: string) => client.call('Order.setNickname', { order_id, nickname }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['order'] }),
  });
}
