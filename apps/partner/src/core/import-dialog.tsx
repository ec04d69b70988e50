import { useNotify } from '@cpc/appkit';
import type { ImportOutcome } from '@cpc/contract';
import type { MessageKey } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';
import { faultText } from './fault-text.ts';
import { Input } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TableField, useTableImport } from './table-import.tsx';

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
      <Input of={form} name="reason" label={reason} />
      {form.outcome && <Result texts={texts} outcome={form.outcome} />}
    </FormDialog>
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
    </div>
  );
}

/** What is in the table; nothing of a kind counts as 0. */
const counted = ({ changes = 0, pieces = 0, lines = 0 }: ImportOutcome['counts']) => ({ changes, pieces, lines });
