import { useForm, useNotify } from '@cpc/appkit';
import type { ActionOutput } from '@cpc/contract';
import { TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { faultText } from '../core/fault-text.ts';
import { FormDialog } from '../core/form-dialog.tsx';
import { readBase64 } from './files.ts';
import { useImport } from './use-stock-page.ts';

type Outcome = ActionOutput<'Partner.importStock'>;

/** Imports a delivery from a table: first a check that lists every fault, then all lines at once. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslator();
  const notify = useNotify();
  const load = useImport();
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>();
  const checked = outcome?.state === 'checked';
  const show = (next: Outcome) => {
    if (next.state !== 'imported') return setOutcome(next);
    notify.done(t('partner.stock.added', { count: next.counts['pieces'] ?? 0 }));
    onClose();
  };
  const send = async (reason: string) => {
    if (!file) return;
    const table = { name: file.name, file: await readBase64(file), reason: reason.trim() };
    load.mutate({ ...table, dry_run: !checked }, { onSuccess: show });
  };
  const form = useForm({ saved: { reason: '' }, submit: ({ reason }) => void send(reason) });
  const reason = form.input('reason');
  return (
    <FormDialog
      title={t('partner.stock.import')}
      text={t('partner.stock.import.text')}
      yes={t(checked ? 'partner.stock.import.yes' : 'partner.stock.import.check')}
      form={form.props}
      incomplete={!file}
      busy={load.isPending}
      onClose={onClose}
    >
      <TextField
        type="file"
        accept=".csv,.xlsx"
        label={t('partner.stock.import.file')}
        className="py-3"
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          setOutcome(undefined);
        }}
      />
      <TextField
        label={t('partner.stock.note')}
        maxLength={200}
        {...reason}
        onChange={(event) => {
          reason.onChange(event);
          setOutcome(undefined);
        }}
      />
      {outcome && <Result outcome={outcome} />}
    </FormDialog>
  );
}

/** The faults that a person reads at once; the first ones lead to the others. */
const MAX_SHOWN = 20;

function Result({ outcome: { state, faults, counts } }: { readonly outcome: Outcome }) {
  const translator = useTranslator();
  const { t } = translator;
  if (state === 'importedBefore') return <p className="text-warn">{t('partner.stock.import.before')}</p>;
  if (state !== 'refused')
    return (
      <output className="text-good">
        {t('partner.stock.import.checked', { pieces: counts['pieces'] ?? 0, lines: counts['lines'] ?? 0 })}
      </output>
    );
  return (
    <div role="alert" className="text-small flex flex-col gap-1.5">
      <p className="text-bad font-medium">{t('partner.stock.import.faults', { count: faults.length })}</p>
      <ul className="flex flex-col gap-1">
        {faults.slice(0, MAX_SHOWN).map((fault) => (
          <li key={`${fault.line} ${fault.column}`} className="wrap-anywhere">
            {faultText(translator, 'partner.stock.import.fault', fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}
