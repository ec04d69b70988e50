import { ConfirmButton, useNotify } from '@cpc/appkit';
import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, Chip, useTranslator } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../core/services.ts';
import { useDuty } from '../core/use-duty.ts';
import { EnrolCode } from './enrol-code.tsx';
import { useCareAction } from './use-care.ts';
import { isReason } from '../core/reason.ts';
import { ReasonField } from '../core/reason-field.tsx';

/** Which agent has the station's key, and how to give it a new one (SA-01). */
export function Keys({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const { t } = useTranslator();
  const notify = useNotify();
  const owner = useDuty('people');
  const ask = useMutation({
    mutationFn: () => client.call('Partner.enrolCode', { machine_id: id }),
    onError: notify.failed,
  });
  return (
    <>
      <div>
        <Chip tone={care.enrolled ? 'good' : 'warn'} icon={care.enrolled ? 'check' : 'warning'}>
          {t(care.enrolled ? 'partner.care.keys.enrolled' : 'partner.care.keys.none')}
        </Chip>
      </div>
      {ask.data ? <EnrolCode code={ask.data} /> : null}
      {owner ? (
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" icon="plus" busy={ask.isPending} onClick={() => ask.mutate()}>
            {t('partner.care.keys.code')}
          </Button>
          {care.enrolled && <Revoke id={id} />}
        </div>
      ) : (
        <p className="text-small text-ink-soft">{t('partner.care.keys.owners')}</p>
      )}
    </>
  );
}

/** Revokes the key at once; the reason is recorded in the station's history. */
function Revoke({ id }: { readonly id: StationId }) {
  const { t } = useTranslator();
  const [reason, setReason] = useState('');
  const revoke = useCareAction('Partner.revokeStation', id);
  return (
    <ConfirmButton
      kind="danger"
      icon="lock"
      label={t('partner.care.keys.revoke')}
      ask={t('partner.care.keys.revokeAsk')}
      why={t('partner.care.keys.revokeWhy')}
      no={t('partner.care.keep')}
      danger
      incomplete={!isReason(reason)}
      busy={revoke.isPending}
      act={(done) => revoke.mutate({ reason: reason.trim() }, { onSuccess: done })}
    >
      <ReasonField value={reason} onChange={({ target }) => setReason(target.value)} />
    </ConfirmButton>
  );
}
