import { useForm, useNotify } from '@cpc/appkit';
import type { ActionOutput } from '@cpc/contract';
import { TextField, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { faultText } from '../core/fault-text.ts';
import { FormDialog } from '../core/form-dialog.tsx';
import { readBase64 } from '../stock/files.ts';
import { useImportPrices } from './use-prices.ts';

type Outcome = ActionOutput<'Partner.importPrices'>;

/** Sets prices from a table: first a check that lists every fault, then all lines at once. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslator();
  const notify = useNotify();
  const load = useImportPrices();
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>();
  const checked = outcome?.state === 'checked';
  const show = (next: Outcome) => {
    if (next.state !== 'imported') return setOutcome(next);
    notify.done(t('price.import.done', { changes: next.counts['changes'] ?? 0 }));
    onClose();
  };
  const send = async (reason: string) => {
    if (!file) return;
    const table = { name: file.name, file: await readBase64(file), reason: reason.trim() };
    load.mutate({ ...table, dry_run: !checked }, { onSuccess: show });
  };
  const form = useForm({ saved: { reason: '' }, submit: ({ reason }) => void send(reason) });
  return (
    <FormDialog
      title={t('price.import')}
      text={t('price.import.text')}
      yes={t(checked ? 'price.import.yes' : 'price.import.check')}
      form={form.props}
      incomplete={!file}
      busy={load.isPending}
      onClose={onClose}
    >
      <TextField
        type="file"
        accept=".csv,.xlsx"
        label={t('price.import.file')}
        className="py-3"
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          setOutcome(undefined);
        }}
      />
      <TextField label={t('price.set.reason')} maxLength={200} {...form.field('reason')} />
      {outcome && <Result outcome={outcome} />}
    </FormDialog>
  );
}

/** The faults that a person reads at once; the first ones lead to the others. */
const MAX_SHOWN = 20;

function Result({ outcome: { state, faults, counts } }: { readonly outcome: Outcome }) {
  const translator = useTranslator();
  const { t } = translator;
  if (state === 'importedBefore') return <output className="text-warn">{t('price.import.before')}</output>;
  if (state !== 'refused')
    return (
      <output className="text-good">
        {t('price.import.checked', { changes: counts['changes'] ?? 0, lines: counts['lines'] ?? 0 })}
      </output>
    );
  return (
    <div role="alert" className="text-small flex flex-col gap-1.5">
      <p className="text-bad font-medium">{t('price.import.faults', { count: faults.length })}</p>
      <ul className="flex flex-col gap-1">
        {faults.slice(0, MAX_SHOWN).map((fault) => (
          <li key={`${fault.line} ${fault.column}`} className="wrap-anywhere">
            {faultText(translator, 'price.import.fault', fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}
