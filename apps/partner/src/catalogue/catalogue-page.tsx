import { saveFile } from '@cpc/appkit';
import { useT } from '@cpc/ui';
import { useActForm } from '../core/act-form.ts';
import { useAct } from '../core/calls.ts';
import { Select } from '../core/fields.tsx';
import { Page } from '../core/page.tsx';
import { Part } from '../core/part.tsx';
import { SaveForm } from '../core/save-form.tsx';
import { ImportPart } from './import-part.tsx';

/** Models, shells, colours and prices of the whole platform, as a table in and out (OP-01). */
export default function CataloguePage() {
  const t = useT();
  return (
    <Page title={t('platform.catalogue')} lead={t('platform.catalogue.lead')}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Part title={t('platform.catalogue.import')}>
          <ImportPart />
        </Part>
        <Part title={t('platform.catalogue.export')}>
          <ExportPart />
        </Part>
      </div>
    </Page>
  );
}

/** The catalogue as the table that the import reads. */
function ExportPart() {
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
