import type { ActionOutput, StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, Chip, Dialog, TextField, useToast, useTranslator } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../core/services.ts';
import { useSession } from '../core/session-store.ts';
import { useCareAction } from './use-care.ts';

/** Which agent has the station's key, and how to give it a new one (SA-01). */
export function Keys({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const { t } = useTranslator();
  const toast = useToast();
  const owner = useSession()?.role === 'owner';
  const [revoking, setRevoking] = useState(false);
  const ask = useMutation({
    mutationFn: () => client.call('Partner.enrolCode', { machine_id: id }),
    onError: (error) => toast(error.message, { tone: 'bad' }),
  });
  return (
    <>
      <div>
        <Chip tone={care.enrolled ? 'good' : 'warn'} icon={care.enrolled ? 'check' : 'warning'}>
          {t(care.enrolled ? 'partner.care.keys.enrolled' : 'partner.care.keys.none')}
        </Chip>
      </div>
      {ask.data ? <Code code={ask.data} /> : null}
      {owner ? (
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" icon="plus" busy={ask.isPending} onClick={() => ask.mutate()}>
            {t('partner.care.keys.code')}
          </Button>
          {care.enrolled && (
            <Button kind="danger" icon="lock" onClick={() => setRevoking(true)}>
              {t('partner.care.keys.revoke')}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-small text-ink-soft">{t('partner.care.keys.owners')}</p>
      )}
      <Revoke id={id} open={revoking} onClose={() => setRevoking(false)} />
    </>
  );
}

function Code({ code: { code, expires_at } }: { readonly code: ActionOutput<'Partner.enrolCode'> }) {
  const { t, format } = useTranslator();
  return (
    <div role="status" className="bg-sunken flex flex-col gap-1 rounded-medium p-4">
      <p dir="ltr" className="figures text-headline font-semibold tracking-widest text-balance">
        {code.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <p className="text-small text-ink-soft">
        {t('partner.care.keys.codeHow', { time: format.dateTime(expires_at) })}
      </p>
    </div>
  );
}

interface RevokeProps {
  readonly id: StationId;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Revokes the key at once; the reason is recorded in the station's history. */
function Revoke({ id, open, onClose }: RevokeProps) {
  const { t } = useTranslator();
  const [reason, setReason] = useState('');
  const revoke = useCareAction('Partner.revokeStation', id, onClose);
  const told = reason.trim().length >= 3;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('partner.care.keys.revokeAsk')}
      text={t('partner.care.keys.revokeWhy')}
      actions={
        <>
          <Button onClick={onClose}>{t('partner.care.keep')}</Button>
          <Button
            kind="danger"
            disabled={!told}
            busy={revoke.isPending}
            onClick={() => revoke.mutate({ reason: reason.trim() })}
          >
            {t('partner.care.keys.revoke')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('partner.care.reason')}
        value={reason}
        maxLength={200}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
