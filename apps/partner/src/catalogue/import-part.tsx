import { useForm, useNotify } from '@cpc/appkit';
import type { ImportOutcome } from '@cpc/contract';
import { Button, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { readBase64 } from '../stock/files.ts';
import { Faults } from './faults.tsx';
import { useImportCatalogue } from './use-catalogue.ts';

/** As the contract limits it; the server would refuse more. */
const MAX_BYTES = 3_000_000;

/** A table is checked first; it is written only after a person has seen what is in it. */
export function ImportPart() {
  const t = useT();
  const notify = useNotify();
  const load = useImportCatalogue();
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [problem, setProblem] = useState<string>();
  const checked = outcome?.state === 'checked';
  const isLarge = file !== undefined && file.size > MAX_BYTES;
  const show = (next: ImportOutcome) => {
    setOutcome(next.state === 'imported' ? undefined : next);
    if (next.state === 'imported') notify.done(t('platform.catalogue.done'));
  };
  const send = async (reason: string) => {
    // A file that was changed on the disk after it was chosen cannot be read.
    const bytes = file && (await readBase64(file).catch(() => undefined));
    if (!file || bytes === undefined) return setProblem(t('platform.catalogue.unreadable'));
    load.mutate({ name: file.name, file: bytes, reason: reason.trim(), dry_run: !checked }, { onSuccess: show });
  };
  const form = useForm({ saved: { reason: '' }, submit: ({ reason }) => void send(reason) });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-small text-ink-soft">{t('platform.catalogue.import.text')}</p>
      <TextField
        type="file"
        accept=".csv,.xlsx"
        label={t('platform.catalogue.file')}
        className="py-3"
        error={isLarge ? t('platform.catalogue.large') : problem}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          setOutcome(undefined);
          setProblem(undefined);
        }}
      />
      <TextField label={t('platform.catalogue.reason')} maxLength={200} {...form.input('reason')} />
      {outcome && <Outcome outcome={outcome} />}
      <Button
        type="submit"
        kind={checked ? 'primary' : 'outline'}
        icon={checked ? 'check' : 'search'}
        disabled={!file || isLarge || form.values.reason.trim() === ''}
        busy={load.isPending}
        className="self-start"
      >
        {t(checked ? 'platform.catalogue.yes' : 'platform.catalogue.check')}
      </Button>
    </form>
  );
}

const KINDS = ['models', 'shells', 'colours', 'prices'] as const;

function Outcome({ outcome: { state, faults, counts } }: { readonly outcome: ImportOutcome }) {
  const t = useT();
  if (state === 'refused') return <Faults faults={faults} />;
  const told = KINDS.filter((kind) => counts[kind]).map((kind) =>
    t(`platform.catalogue.count.${kind}`, { count: counts[kind] ?? 0 }),
  );
  return (
    <output className="text-good flex flex-col">
      <span>{t('platform.catalogue.checked')}</span>
      <span className="text-small">{told.join(' · ')}</span>
    </output>
  );
}
