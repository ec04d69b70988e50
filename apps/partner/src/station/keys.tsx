import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, Chip, useT } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { isReason } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { useDuty } from '../core/session-store.ts';
import { EnrolCode } from './enrol-code.tsx';
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
