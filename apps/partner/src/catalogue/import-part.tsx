import { useNotify } from '@cpc/appkit';
import type { ImportOutcome } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { Input } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { TableField, useTableImport } from '../core/import-dialog.tsx';
import { Faults } from './faults.tsx';

/** As the contract limits it; the server would refuse more. */
const MAX_BYTES = 3_000_000;

/** Imports goods and prices; what was fetched may show others after it. */
export function ImportPart() {
  const t = useT();
  const notify = useNotify();
  const form = useTableImport({
    call: 'Operator.importCatalogue',
    stale: [[]],
    needsReason: true,
    onImported: () => notify.done(t('platform.catalogue.done')),
  });
  const { checked, outcome } = form;
  const isLarge = (form.values.file?.size ?? 0) > MAX_BYTES;
  return (
    <SaveForm
      form={{ ...form, incomplete: form.incomplete || isLarge }}
      yes={checked ? 'platform.catalogue.yes' : 'platform.catalogue.check'}
      kind={checked ? 'primary' : 'outline'}
      icon={checked ? 'check' : 'search'}
    >
      <p className="text-small text-ink-soft">{t('platform.catalogue.import.text')}</p>
      <TableField
        of={form}
        label="platform.catalogue.file"
        error={isLarge ? t('platform.catalogue.large') : undefined}
      />
      <Input of={form} name="reason" label="platform.catalogue.reason" />
      {outcome && <Outcome outcome={outcome} />}
    </SaveForm>
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
