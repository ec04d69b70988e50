import type { FleetStationPage, RemoteCare as Care } from '@cpc/contract';
import { interruptsPrint, REMOTE_CARE_KINDS, type RemoteCareKind, type StationId } from '@cpc/domain';
import { Button, Facts, useT, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { areFilled, useActForm } from '../core/act-form.ts';
import { Check, Input, Select } from '../core/fields.tsx';
import { FormDialog } from '../core/form-dialog.tsx';
import { AskedBy } from './asked-by.tsx';
import { useAskRemoteCare } from './use-fleet.ts';

/** What operators asked this station's computer to do, and what came of it (OP-07). */
export function RemoteCare({ page: { station, remote_care } }: { readonly page: FleetStationPage }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const isOpen = remote_care.some(({ state }) => state === 'asked' || state === 'taken');
  return (
    <>
      <p className="text-small text-ink-soft">{t('fleet.care.why')}</p>
      <ul className="flex flex-col gap-3">
        {remote_care.map((care) => (
          <li key={care.care_id}>
            <Request care={care} />
          </li>
        ))}
      </ul>
      <div>
        <Button kind="outline" icon="redo" disabled={isOpen} onClick={() => setAsking(true)}>
          {t('fleet.care.ask')}
        </Button>
      </div>
      {asking && <AskDialog stationId={station.machine_id} onClose={() => setAsking(false)} />}
    </>
  );
}

function Request({ care: { kind, reason, by, asked_at, state, fault, figures } }: { readonly care: Care }) {
  const t = useT();
  const why = fault && t(fault === 'noLauncher' ? 'fleet.updateFault.noLauncher' : `fleet.care.fault.${fault}`);
  return (
    <div className="text-small flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="min-w-0">
          <span className="block font-medium">{t(`fleet.care.kind.${kind}`)}</span>
          <bdi className="block wrap-anywhere">{reason}</bdi>
          <AskedBy by={by} at={asked_at} />
        </span>
        <span role="status" className={state === 'failed' || state === 'expired' ? 'text-bad' : 'text-ink-soft'}>
          {state === 'failed' ? t('fleet.care.failed', { fault: why ?? '' }) : t(`fleet.care.state.${state}`)}
        </span>
      </div>
      {figures && <Figures figures={figures} />}
    </div>
  );
}

function Figures({ figures }: { readonly figures: NonNullable<Care['figures']> }) {
  const { t, format } = useTranslator();
  const { tls_ms, answer_ms, certificate_until, printer_ms, printer_ready } = figures;
  // A server in the same network may have no TLS.
  const hasTls = tls_ms !== null || answer_ms === null;
  const took = (ms: number | null) => (ms === null ? t('fleet.care.missed') : t('fleet.care.ms', { ms }));
  const printer = printer_ms !== null && !printer_ready ? t('fleet.care.notReady') : took(printer_ms);
  const facts = [
    { name: t('fleet.care.figure.name'), value: took(figures.name_ms) },
    { name: t('fleet.care.figure.connect'), value: took(figures.connect_ms) },
    ...(hasTls ? [{ name: t('fleet.care.figure.tls'), value: took(tls_ms) }] : []),
    { name: t('fleet.care.figure.answer'), value: took(answer_ms) },
    { name: t('fleet.care.figure.printer'), value: printer },
    ...(certificate_until === null
      ? []
      : [{ name: t('fleet.care.figure.certificate'), value: format.date(certificate_until) }]),
  ];
  return <Facts facts={facts} across />;
}

function AskDialog({ stationId, onClose }: { readonly stationId: StationId; readonly onClose: () => void }) {
  const t = useT();
  const saved: { kind: RemoteCareKind; reason: string; duringPrint: boolean } = {
    kind: 'networkTest',
    reason: '',
    duringPrint: false,
  };
  const form = useActForm({
    act: useAskRemoteCare(),
    saved,
    complete: ({ reason }) => areFilled(reason),
    input: ({ kind, reason, duringPrint }) => ({
      machine_id: stationId,
      kind,
      reason: reason.trim(),
      during_print: duringPrint && interruptsPrint(kind),
    }),
    onClose,
  });
  const options = REMOTE_CARE_KINDS.map((value) => ({ value, label: t(`fleet.care.kind.${value}`) }));
  return (
    <FormDialog title={t('fleet.care.ask')} text={t('fleet.care.why')} yes={t('fleet.log.ask.yes')} form={form}>
      <Select of={form} name="kind" label="fleet.care.what" options={options} />
      <Input of={form} name="reason" label="fleet.log.reason" />
      {interruptsPrint(form.values.kind) && <Check of={form} name="duringPrint" label="fleet.care.duringPrint" />}
    </FormDialog>
  );
}
