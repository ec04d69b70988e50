import type { StationCare } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { QrCode, useTranslator } from '@cpc/ui';
import { ActButton } from '../core/act-button.tsx';
import { areFilled, useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { useDuty } from '../core/session-store.ts';
import { CopyLine } from './copy-line.tsx';
import { useCareAct } from './use-care.ts';

interface DisplaysProps {
  readonly care: StationCare;
  readonly id: StationId;
}

/** The screens that are displays of the station, and how a screen becomes one (SA-13). */
export function Displays({ care, id }: DisplaysProps) {
  const { t, format } = useTranslator();
  const machines = useDuty('machines');
  return (
    <>
      <ul className="flex flex-col gap-2.5 empty:hidden">
        {care.displays.map(({ display_id, paired_at }) => (
          <li key={display_id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="text-small">{t('partner.display.paired', { time: format.dateTime(paired_at) })}</span>
            {machines && <Remove id={id} displayId={display_id} />}
          </li>
        ))}
      </ul>
      {machines && <Pair id={id} />}
    </>
  );
}

function Remove({ id: machine_id, displayId: display_id }: { readonly id: StationId; readonly displayId: string }) {
  const { t } = useTranslator();
  return (
    <ActButton
      kind="quiet"
      label={t('partner.display.remove')}
      ask={t('partner.display.removeAsk')}
      why={t('partner.display.removeWhy')}
      danger
      act={useCareAct('Partner.removeDisplay', machine_id)}
      input={() => ({ machine_id, display_id })}
    />
  );
}

/** The screen opens an address and shows a code; the person types it here. */
function Pair({ id: machine_id }: { readonly id: StationId }) {
  const { t } = useTranslator();
  const address = `${location.origin}/display`;
  const form = useActForm({
    act: useAct('Partner.pairDisplay', { stale: [['station', machine_id]], quiet: true }),
    saved: { code: '' },
    complete: ({ code }) => areFilled(code),
    input: ({ code }) => ({ machine_id, code: code.trim() }),
    said: () => t('partner.care.event.displayPaired'),
    onDone: () => form.set({ code: '' }),
  });
  return (
    <>
      <p className="text-small text-ink-soft">{t('partner.display.how')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={address} label={t('partner.display.address')} className="w-24 shrink-0" />
        <div className="min-w-0 grow basis-48">
          <CopyLine text={address} />
        </div>
      </div>
      <SaveForm form={form} yes="partner.display.pair">
        <Input of={form} name="code" label="partner.display.code" as="capitals" maxLength={20} />
      </SaveForm>
    </>
  );
}
