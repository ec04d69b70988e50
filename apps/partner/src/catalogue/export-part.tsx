import { saveFile, useNotify } from '@cpc/appkit';
import { Button, SelectField, useT } from '@cpc/ui';
import { useState } from 'react';
import { useExportCatalogue } from './use-catalogue.ts';

/** The catalogue as the table that the import reads. */
export function ExportPart() {
  const t = useT();
  const notify = useNotify();
  const make = useExportCatalogue();
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx');
  const save = () =>
    make.mutate(
      { format },
      {
        onSuccess: ({ name, file, lines }) => {
          saveFile(name, file);
          notify.done(t('platform.catalogue.export.done', { lines }));
        },
      },
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-small text-ink-soft">{t('platform.catalogue.export.text')}</p>
      <SelectField
        label={t('platform.catalogue.export.format')}
        options={['xlsx', 'csv'].map((value) => ({ value, label: value.toUpperCase() }))}
        value={format}
        onChange={({ target }) => setFormat(target.value === 'csv' ? 'csv' : 'xlsx')}
      />
      <Button icon="download" busy={make.isPending} onClick={save} className="self-start">
        {t('platform.catalogue.export.yes')}
      </Button>
    </div>
  );
}
