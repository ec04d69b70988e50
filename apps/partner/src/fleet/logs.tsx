import type { FleetStationPage, StationLog } from '@cpc/contract';
import { Button, Dialog, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { AskLogDialog } from './ask-log-dialog.tsx';
import { saveText } from '../core/save-text.ts';

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
  const { t, format } = useTranslator();
  return (
    <div className="text-small flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0">
        <bdi className="block font-medium wrap-anywhere">{reason}</bdi>
        <span className="text-ink-soft">
          <bdi>{by}</bdi>
          {' · '}
          <time dateTime={new Date(asked_at).toISOString()} className="figures">
            {format.dateTime(asked_at)}
          </time>
        </span>
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
