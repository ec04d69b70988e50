import { saveFile, useNotify } from '@cpc/appkit';
import type { ImportOutcome } from '@cpc/contract';
import type { MessageKey } from '@cpc/i18n';
import { TextField, useT, useTranslator } from '@cpc/ui';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from './act-form.ts';
import { useAct, useChange } from './calls.ts';
import { faultText } from './fault-text.ts';
import { Input } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormatButtons } from './format-buttons.tsx';
import { client } from './services.ts';

/** Where the texts of an import begin. */
type Texts = 'price.import' | 'partner.stock.import';

interface ImportDialogProps extends Pick<Parameters<typeof useTableImport>[0], 'call' | 'stale'> {
  readonly texts: Texts;
  readonly reason: MessageKey;
  /** What is said of success. */
  readonly said: (counts: ReturnType<typeof counted>) => string;
  readonly onClose: () => void;
}

/** Sets values from a table: first a check that lists every fault, then all lines at once. */
export function ImportDialog({ texts, reason, said, ...rest }: ImportDialogProps) {
  const { t } = useTranslator();
  const notify = useNotify();
  const form = useTableImport({
    ...rest,
    onImported({ counts }) {
      notify.done(said(counted(counts)));
      rest.onClose();
    },
  });
  return (
    <FormDialog
      title={t(texts)}
      text={t(`${texts}.text`)}
      yes={t(form.checked ? `${texts}.yes` : `${texts}.check`)}
      form={form}
    >
      <TableField of={form} label={`${texts}.file`} />
      <Template table={TABLES[texts]} />
      <Input of={form} name="reason" label={reason} />
      {form.outcome && <Result texts={texts} outcome={form.outcome} />}
    </FormDialog>
  );
}

const TABLES = { 'price.import': 'prices', 'partner.stock.import': 'stock' } as const;

/** An empty table with the headings of the import. */
function Template({ table }: { readonly table: (typeof TABLES)[Texts] }) {
  const t = useT();
  const make = useAct('Partner.importTemplate', { onSuccess: ({ name, file }) => saveFile(name, file) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-small text-ink-soft">{t('partner.import.template')}</p>
      <FormatButtons
        busy={make.isPending ? make.variables.format : undefined}
        onChoose={(format) => make.mutate({ table, format })}
      />
    </div>
  );
}

/** The faults that a person reads at once; the first ones lead to the others. */
const MAX_SHOWN = 20;

function Result({
  texts,
  outcome: { state, faults, counts },
}: {
  readonly texts: Texts;
  readonly outcome: ImportOutcome;
}) {
  const translator = useTranslator();
  const { t } = translator;
  const hidden = faults.length - MAX_SHOWN;
  if (state === 'importedBefore') return <output className="text-warn">{t(`${texts}.before`)}</output>;
  if (state !== 'refused') return <output className="text-good">{t(`${texts}.checked`, counted(counts))}</output>;
  return (
    <div role="alert" className="text-small flex flex-col gap-1.5">
      <p className="text-bad font-medium">{t(`${texts}.faults`, { count: faults.length })}</p>
      <ul className="flex flex-col gap-1">
        {faults.slice(0, MAX_SHOWN).map((fault) => (
          <li key={`${fault.line} ${fault.column}`} className="wrap-anywhere">
            {faultText(translator, `${texts}.fault`, fault)}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-ink-soft">{t('platform.catalogue.more', { count: hidden })}</p>}
    </div>
  );
}

/** What is in the table; nothing of a kind counts as 0. */
const counted = ({ changes = 0, pieces = 0, lines = 0 }: ImportOutcome['counts']) => ({ changes, pieces, lines });

type ImportCall = 'Partner.importPrices' | 'Partner.importStock' | 'Operator.importCatalogue';

interface TableImport {
  readonly call: ImportCall;
  /** What is fetched again after it. */
  readonly stale: readonly QueryKey[];
  readonly needsReason?: true;
  readonly onImported: (outcome: ImportOutcome) => void;
}

interface Table {
  readonly file: File;
  readonly reason: string;
  readonly dry_run: boolean;
}

/** The bytes of a file as base64. */
async function readBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

interface Typed {
  readonly file: File | undefined;
  readonly reason: string;
}

/** A table is checked first; it is written only after a person has seen what is in it. */
export function useTableImport({ call, stale, needsReason, onImported }: TableImport) {
  const t = useT();
  const [seen, setSeen] = useState<{ readonly typed: Typed; readonly outcome: ImportOutcome }>();
  /** What was checked of another table, or for another reason, does not count. */
  const outcomeOf = ({ file, reason }: Typed) =>
    seen?.typed.file === file && seen?.typed.reason === reason ? seen.outcome : undefined;
  const isChecked = (typed: Typed) => outcomeOf(typed)?.state === 'checked';
  const send = async ({ file, ...rest }: Table): Promise<ImportOutcome> => {
    const bytes = await readBase64(file).catch(() => {
      // A file that was changed on the disk after it was chosen.
      throw new Error(t('platform.catalogue.unreadable'));
    });
    return client.call(call, { name: file.name, file: bytes, ...rest });
  };
  const form = useActForm({
    act: { ...useChange(send, { stale, quiet: true }), call },
    saved: { file: undefined, reason: '' } as Typed,
    complete: ({ file, reason }) => file !== undefined && !(needsReason && reason.trim() === ''),
    input: (typed) => typed.file && { file: typed.file, reason: typed.reason.trim(), dry_run: !isChecked(typed) },
    onDone(outcome, typed) {
      setSeen(outcome.state === 'imported' ? undefined : { typed, outcome });
      if (outcome.state === 'imported') onImported(outcome);
    },
  });
  return { ...form, outcome: outcomeOf(form.values), checked: isChecked(form.values) };
}

interface TableFieldProps {
  readonly of: Pick<ReturnType<typeof useTableImport>, 'set'>;
  readonly label: MessageKey;
  readonly error?: string | undefined;
}

/** Chooses the table. */
export function TableField({ of, label, error }: TableFieldProps) {
  const t = useT();
  return (
    <TextField
      type="file"
      accept=".csv,.xlsx"
      label={t(label)}
      className="py-3"
      error={error}
      onChange={({ currentTarget }) => of.set({ file: currentTarget.files?.[0] })}
    />
  );
}
