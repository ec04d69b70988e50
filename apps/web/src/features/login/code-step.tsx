import { useForm } from '@cpc/appkit';
import { onlyDigits } from '@cpc/domain';
import { Button, Page, TextField, useT } from '@cpc/ui';
import { useEffect, useRef } from 'react';
import { type SentCode, useProve, useSendCode } from './use-login.ts';
import { WaitButton } from './wait-button.tsx';

interface CodeStepProps {
  readonly sent: SentCode;
  readonly onSent: (sent: SentCode) => void;
  readonly onBack: () => void;
}

/** The code from the message confirms the number (SE-02). */
export function CodeStep({ sent, onSent, onBack }: CodeStepProps) {
  const t = useT();
  const { digits, inbox, again_ms } = sent.challenge;
  const input = useRef<HTMLInputElement>(null);
  const prove = useProve(sent);
  useEffect(() => input.current?.focus(), []);
  const refused = prove.isError;
  useEffect(() => {
    // The wrong code is selected, so that typing replaces it.
    if (refused) input.current?.select();
  }, [refused]);
  const submit = ({ code }: { readonly code: string }) => {
    if (!prove.isPending) prove.mutate(code);
  };
  const form = useForm({
    saved: { code: '' },
    check: ({ code }) => ({ code: code.length === digits ? undefined : t('launch.code.missing', { digits }) }),
    submit,
  });
  const again = useSendCode((next) => {
    form.reset();
    prove.reset();
    onSent(next);
    input.current?.focus();
  });
  const type = (value: string) => {
    const code = onlyDigits(value).slice(0, digits);
    form.reset({ code });
    prove.reset();
    if (code.length === digits) submit({ code });
  };
  const action = (
    <>
      <Button kind="primary" size="large" wide type="submit" form="code" busy={prove.isPending}>
        {t('launch.code.submit')}
      </Button>
      <WaitButton
        key={sent.challenge.challenge}
        ms={again_ms}
        busy={again.isPending}
        onPress={() => again.mutate(sent.credentials)}
      />
    </>
  );
  return (
    <Page title={t('launch.code.title')} onBack={onBack} action={action}>
      <p className="pt-4 pb-6 text-center text-balance text-ink-soft">
        {t('launch.code.sent', { digits })}{' '}
        <bdi dir="ltr" className="figures whitespace-nowrap text-ink">
          {sent.credentials.phone}
        </bdi>
      </p>
      <form id="code" {...form.props} className="flex flex-col gap-5">
        <TextField
          ref={input}
          label={t('launch.code.label')}
          hint={t('launch.code.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          className="figures py-3 text-center text-title tracking-[0.3em] ps-[0.3em]"
          {...form.input('code')}
          error={form.problems['code'] ?? prove.error?.message ?? again.error?.message}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {inbox === null ? null : <DemoInbox address={inbox} />}
        <Button kind="ghost" wide onClick={onBack}>
          {t('launch.code.change')}
        </Button>
      </form>
    </Page>
  );
}

/** In a demo no message is sent: it is shown on a page of its own. */
function DemoInbox({ address }: { readonly address: string }) {
  const t = useT();
  return (
    <p className="rounded-large bg-warn-wash px-4 py-2 text-center text-small text-warn">
      {t('launch.code.demo')}{' '}
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {t('launch.code.read')}
      </a>
    </p>
  );
}
