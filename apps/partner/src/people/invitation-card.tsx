import { useNotify } from '@cpc/appkit';
import type { Invitation } from '@cpc/contract';
import { Button, Card, useToast, useTranslator } from '@cpc/ui';
import { useState } from 'react';

interface InvitationCardProps {
  readonly name: string;
  readonly invitation: Invitation;
  readonly onDone: () => void;
}

/** A code that is shown once, as text to read out and as a link. */
export function InvitationCard({ name, invitation: { code, expires_at }, onDone }: InvitationCardProps) {
  const { t, format } = useTranslator();
  const toast = useToast();
  const notify = useNotify();
  const address = joinAddress(location.href, code);
  // Browsers have no clipboard on a page without a secure connection, and may refuse to use the one they have.
  const [copies, setCopies] = useState('clipboard' in navigator);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify.done(t('partner.people.code.copied'));
    } catch {
      setCopies(false);
      toast(t('partner.people.code.notCopied'), { tone: 'bad' });
    }
  };
  return (
    <Card role="status" className="border-warm/50 flex flex-col gap-4 border p-5">
      <h2 className="text-lead font-semibold">{t('partner.people.code', { name })}</h2>
      <p
        dir="ltr"
        className="figures bg-sunken rounded-medium p-4 text-center text-title font-semibold tracking-widest text-balance"
      >
        {code.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <p className="text-small text-ink-soft">{t('partner.people.code.text', { time: format.dateTime(expires_at) })}</p>
      {!copies && (
        <p dir="ltr" className="text-small text-ink bg-sunken rounded-medium p-4 wrap-anywhere select-all">
          {address}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {copies && (
          <Button kind="primary" icon="duplicate" onClick={() => void copy()}>
            {t('partner.people.code.copy')}
          </Button>
        )}
        <Button onClick={onDone}>{t('partner.people.code.done')}</Button>
      </div>
    </Card>
  );
}

/** The link of an invitation. The code is behind the `#`, so no server and no log sees it. */
function joinAddress(here: string, code: string): string {
  const address = new URL(here);
  address.search = '';
  address.hash = `#/join/${code}`;
  return address.href;
}
