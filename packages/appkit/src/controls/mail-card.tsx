import type { ActionInput, ActionOutput } from '@cpc/contract';
import type { MailTopic } from '@cpc/domain';
import { Button, Card, Icon, Switch, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { byTyped } from '../form/held.ts';
import { useForm } from '../form/use-form.ts';
import { useNotify } from './use-notify.ts';

type MailState = ActionOutput<'Partner.mail'>;

const UNKNOWN: MailState = { offered: true, address: null, asked: null, bounced: false, news: [], inbox: null };

interface MailCardProps {
  /** Undefined: not known yet. */
  readonly state: MailState | undefined;
  /** What always comes. */
  readonly what: string;
  /** What comes if it is wanted, in the order of the switches. Other news stay as they were chosen. */
  readonly topics: readonly MailTopic[];
  /** Keeps an address or removes it. @returns where e-mails go then */
  readonly set: (wish: ActionInput<'Partner.setMail'>) => Promise<MailState>;
}

/** Where e-mails go, and whether news comes as well; nothing on a platform that sends none (NT-01, NT-02). */
export function MailCard({ state, ...rest }: MailCardProps) {
  // Its place is kept until it is known: what stands below does not move (RT-14.6).
  if (state === undefined)
    return (
      <div inert className="invisible">
        <Offered state={UNKNOWN} {...rest} />
      </div>
    );
  return state.offered ? <Offered state={state} {...rest} /> : null;
}

function Offered({ state, what, topics, set }: MailCardProps & { readonly state: MailState }) {
  const t = useT();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const give = async (wish: ActionInput<'Partner.setMail'>, said: string) => {
    setBusy(true);
    try {
      const { asked } = await set(wish);
      const isAsked = asked !== null && wish.address === asked;
      if (isAsked) form.reset();
      notify.done(isAsked ? t('mailAddress.asking', { address: asked }) : said);
    } catch (error) {
      if (error instanceof Error && !form.refuse(error)) notify.failed(error);
    } finally {
      setBusy(false);
    }
  };
  const form = useForm({
    saved: { address: state.address ?? '', news: state.news },
    merge: byTyped,
    check: ({ address }) => ({ address: /^\s*\S+@\S+\.\S+\s*$/.test(address) ? undefined : t('mailAddress.wrong') }),
    submit: ({ address, news: wanted }) =>
      void give({ address: address.trim(), news: wanted }, t('mailAddress.saved', { address: address.trim() })),
  });
  /** Holds at once for a kept address; for one that is typed, when it is saved. */
  const turn = (topic: MailTopic, isOn: boolean) => {
    const others = form.values.news.filter((one) => one !== topic);
    const wanted = isOn ? [...others, topic] : others;
    form.set({ news: wanted });
    const { address } = state;
    if (address !== null && form.values.address.trim() === address)
      void give({ address, news: wanted }, t('mailAddress.saved', { address }));
  };
  const kept = state.address !== null && !state.bounced;
  return (
    <Card aria-labelledby="by-mail" className="flex gap-3.5 px-5 pt-3 pb-5">
      <Icon name="mail" size={22} className={`mt-2.5 shrink-0 ${kept ? 'text-good' : 'text-ink-soft'}`} />
      <form {...form.props} className="flex min-w-0 grow flex-col gap-3">
        <div className="flex flex-col gap-1">
          <h3 id="by-mail" className="flex min-h-11 items-center font-semibold">
            {t('mailAddress.title')}
          </h3>
          <p className="text-small text-pretty text-ink-soft">{what}</p>
        </div>
        <TextField
          label={t('mailAddress.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
          {...form.input('address')}
          error={form.problems['address'] ?? (state.bounced && !form.changed ? t('mailAddress.bounced') : undefined)}
        />
        {state.asked === null ? null : <Waiting state={state} asked={state.asked} busy={busy} give={give} />}
        <Kinds topics={topics} chosen={form.values.news} onTurn={turn} />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {form.changed || state.address === null ? (
            <Button type="submit" busy={busy}>
              {t('mailAddress.save')}
            </Button>
          ) : null}
          {state.address === null ? null : (
            <Button
              kind="ghost"
              disabled={busy}
              onClick={() => void give({ address: '', news: state.news }, t('mailAddress.removed'))}
            >
              {t('mailAddress.remove')}
            </Button>
          )}
        </div>
        {state.inbox === null || state.address === null ? null : <DemoMailbox address={state.inbox} />}
      </form>
    </Card>
  );
}

interface KindsProps {
  readonly topics: readonly MailTopic[];
  readonly chosen: readonly MailTopic[];
  readonly onTurn: (topic: MailTopic, isOn: boolean) => void;
}

function Kinds({ topics, chosen, onTurn }: KindsProps) {
  const t = useT();
  return (
    <div role="group" aria-labelledby="by-mail" className="flex flex-col gap-2">
      {topics.map((topic) => (
        <Switch key={topic} checked={chosen.includes(topic)} onChange={(isOn) => onTurn(topic, isOn)}>
          {t(`mailAddress.kind.${topic}`)}
        </Switch>
      ))}
    </div>
  );
}

interface WaitingProps {
  readonly state: MailState;
  readonly asked: string;
  readonly busy: boolean;
  readonly give: (wish: ActionInput<'Partner.setMail'>, said: string) => Promise<void>;
}

/** Another address, which is not confirmed yet. */
function Waiting({ state, asked, busy, give }: WaitingProps) {
  const t = useT();
  /** The kept address once more, or none if there is none. */
  const callOff = () => {
    const address = state.bounced ? '' : (state.address ?? '');
    const said = address === '' ? t('mailAddress.removed') : t('mailAddress.saved', { address });
    void give({ address, news: state.news }, said);
  };
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-small text-pretty text-warn">{t('mailAddress.asked', { address: asked })}</p>
      <Button kind="ghost" disabled={busy} onClick={callOff}>
        {t('mailAddress.keep')}
      </Button>
    </div>
  );
}

/** In a demo no e-mail is sent: they are shown on a page of their own. */
function DemoMailbox({ address }: { readonly address: string }) {
  const t = useT();
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center self-start text-small text-warn underline underline-offset-4"
    >
      {t('mailAddress.inbox')}
    </a>
  );
}
