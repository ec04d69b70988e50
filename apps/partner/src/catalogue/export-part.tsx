import { saveFile } from '@cpc/appkit';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { Select } from '../core/fields.tsx';
import { SaveForm } from '../core/save-form.tsx';

/** The catalogue as the table that the import reads. */
export function ExportPart() {
  const t = useT();
  const form = useActForm({
    act: useAct('Operator.exportCatalogue', { quiet: true, onSuccess: ({ name, file }) => saveFile(name, file) }),
    saved: { format: 'xlsx' },
    input: ({ format }) => ({ format: format === 'csv' ? ('csv' as const) : ('xlsx' as const) }),
    said: ({ lines }) => t('platform.catalogue.export.done', { lines }),
  });
  return (
    <SaveForm form={form} yes="platform.catalogue.export.yes" kind="quiet" icon="download">
      <p className="text-small text-ink-soft">{t('platform.catalogue.export.text')}</p>
      <Select
        of={form}
        name="format"
        label="platform.catalogue.export.format"
        options={['xlsx', 'csv'].map((value) => ({ value, label: value.toUpperCase() }))}
      />
    </SaveForm>
  );
}
