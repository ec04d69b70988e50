import type { ImportOutcome } from '@cpc/contract';
import { TextField, useT } from '@cpc/ui';
import type { MessageKey } from '@cpc/i18n';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useActForm } from './act-form.ts';
import { useChange } from './calls.ts';
import { client } from './services.ts';

type ImportCall = 'Partner.importPrices' | 'Partner.importStock' | 'Operator.importCatalogue';

interface TableImport {
  readonly call: ImportCall;
  /** What is fetched again after it. */
  readonly stale: readonly QueryKey[];
  readonly needsReason?: true;
  readonly onImported: (outcome: ImportOutcome) => void;
  readonly onClose?: () => void;
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

/** A table is checked first; it is written only after a person has seen what is in it. */
export function useTableImport({ call, stale, needsReason, onImported, onClose }: TableImport) {
  const t = useT();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const checked = outcome?.state === 'checked';
  const send = async ({ file, ...rest }: Table): Promise<ImportOutcome> => {
    const bytes = await readBase64(file).catch(() => {
      // A file that was changed on the disk after it was chosen.
      throw new Error(t('platform.catalogue.unreadable'));
    });
    return client.call(call, { name: file.name, file: bytes, ...rest });
  };
  const form = useActForm({
    act: { ...useChange(send, { stale, quiet: true }), call },
    saved: { file: undefined as File | undefined, reason: '' },
    complete: ({ file, reason }) => file !== undefined && !(needsReason && reason.trim() === ''),
    input: ({ file, reason }) => file && { file, reason: reason.trim(), dry_run: !checked },
    onDone(next) {
      setOutcome(next.state === 'imported' ? undefined : next);
      if (next.state === 'imported') onImported(next);
    },
    ...(onClose && { onClose }),
  });
  /** What was checked is another table, or for another reason. */
  const set: typeof form.set = (change) => {
    setOutcome(undefined);
    form.set(change);
  };
  return { ...form, set, outcome, checked };
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
