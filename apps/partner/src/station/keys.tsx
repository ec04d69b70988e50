import type { ActionOutput, StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, Chip, useT, useTranslator } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { isReason } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { useDuty } from '../core/session-store.ts';
import { EnrolCommand } from './enrol-command.tsx';
import { useCareAct } from './use-care.ts';

/** Which agent has the station's key, and how to give it a new one (SA-01). */
export function Keys({ care, id }: { readonly care: StationCare; readonly id: StationId }) {
  const t = useT();
  const owner = useDuty('people');
  const ask = useAct('Partner.enrolCode');
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
          <Button kind="outline" icon="plus" busy={ask.isPending} onClick={() => ask.mutate({ machine_id: id })}>
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
function Revoke({ id: machine_id }: { readonly id: StationId }) {
  const t = useT();
  return (
    <ActButton
      kind="danger"
      icon="lock"
      label={t('partner.care.keys.revoke')}
      ask={t('partner.care.keys.revokeAsk')}
      why={t('partner.care.keys.revokeWhy')}
      danger
      act={useCareAct('Partner.revokeStation', machine_id)}
      typed={{ name: 'reason', label: 'partner.care.reason' }}
      isEnough={isReason}
      input={(reason) => ({ machine_id, reason })}
    />
  );
}

/** A station's one-time code, which is shown once, and how it is used (SA-01). */
export function EnrolCode({ code: { code, expires_at } }: { readonly code: ActionOutput<'Partner.enrolCode'> }) {
  const { t, format } = useTranslator();
  return (
    <>
      <div role="status" className="bg-sunken flex flex-col gap-1 rounded-medium p-4">
        <p dir="ltr" className="figures text-headline font-semibold tracking-widest text-balance">
          {code.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <p className="text-small text-ink-soft">
          {t('partner.care.keys.codeHow', { time: format.dateTime(expires_at) })}
        </p>
      </div>
      <EnrolCommand code={code} />
    </>
  );
}
