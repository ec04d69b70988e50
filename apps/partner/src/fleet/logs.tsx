import type { FleetStationPage, StationLog } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Button, Dialog, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { saveText } from '../core/save-text.ts';
import { AskedBy } from './asked-by.tsx';
import { useAskLog } from './use-fleet.ts';

/** The logs that operators asked this station for. */
export function Logs({ page: { station, logs } }: { readonly page: FleetStationPage }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState<StationLog>();
  const isOpen = logs.some(({ sent_at }) => sent_at === null);
  return (
    <>
      <p className="text-small text-ink-soft">{t('fleet.logs.why')}</p>
      <ul className="flex flex-col gap-3">
        {logs.map((log) => (
          <li key={log.log_id}>
            <Log log={log} onShow={() => setShown(log)} />
          </li>
        ))}
      </ul>
      {logs.length === 0 && <p className="text-small">{t('fleet.logs.none')}</p>}
      <div>
        <Button kind="outline" icon="download" disabled={isOpen} onClick={() => setAsking(true)}>
          {t('fleet.log.ask')}
        </Button>
      </div>
      {asking && <AskLogDialog stationId={station.machine_id} onClose={() => setAsking(false)} />}
      {shown && <LogDialog log={shown} name={station.name} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Log({
  log: { asked_at, by, reason, text },
  onShow,
}: {
  readonly log: StationLog;
  readonly onShow: () => void;
}) {
  const { t } = useTranslator();
  return (
    <div className="text-small flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0">
        <bdi className="block font-medium wrap-anywhere">{reason}</bdi>
        <AskedBy by={by} at={asked_at} />
      </span>
      {text === null ? (
        <span role="status" className="text-ink-soft">
          {t('fleet.log.waits')}
        </span>
      ) : (
        <Button kind="outline" onClick={onShow}>
          {t('fleet.log.open')}
        </Button>
      )}
    </div>
  );
}

interface LogDialogProps {
  readonly log: StationLog;
  readonly name: string;
  readonly onClose: () => void;
}

function LogDialog({ log: { asked_at, text }, name, onClose }: LogDialogProps) {
  const { t, format } = useTranslator();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('fleet.log.title', { time: format.dateTime(asked_at) })}
      actions={
        <>
          <Button onClick={onClose}>{t('fleet.log.close')}</Button>
          <Button kind="primary" icon="download" onClick={() => saveText(`${name} ${asked_at}.log`, text ?? '')}>
            {t('fleet.log.save')}
          </Button>
        </>
      }
    >
      {text === '' ? (
        <p className="text-small">{t('fleet.log.empty')}</p>
      ) : (
        <textarea
          readOnly
          dir="ltr"
          rows={14}
          wrap="off"
          aria-label={t('fleet.logs')}
          value={text ?? ''}
          className="bg-sunken text-small rounded-medium p-3 text-left"
        />
      )}
    </Dialog>
  );
}

const LINES = ['100', '300', '1000'];

function AskLogDialog({ stationId, onClose }: { readonly stationId: StationId; readonly onClose: () => void }) {
  const { t, format } = useTranslator();
  const form = useActForm({
    act: useAskLog(),
    saved: { reason: '', lines: '300' },
    complete: ({ reason }) => areFilled(reason),
    input: ({ reason, lines }) => ({ machine_id: stationId, reason: reason.trim(), lines: Number(lines) }),
    onClose,
  });
  const options = LINES.map((value) => ({ value, label: format.number(Number(value)) }));
  return (
    <FormDialog title={t('fleet.log.ask')} text={t('fleet.log.ask.text')} yes={t('fleet.log.ask.yes')} form={form}>
      <Input of={form} name="reason" label="fleet.log.reason" />
      <Select of={form} name="lines" label="fleet.log.lines" options={options} />
    </FormDialog>
  );
}
