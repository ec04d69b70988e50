import { useT } from '@cpc/ui';
import { Part } from '../station/part.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

/** Models, shells, colours and prices of the whole platform, as a table in and out (OP-01). */
export default function CataloguePage() {
  const t = useT();
  return (
    <div className="flex flex-col gap-5">
      <title>{`${t('platform.catalogue')} · ${t('common.app.title')}`}</title>
      <h1 className="text-title font-semibold">{t('platform.catalogue')}</h1>
      <p className="text-small text-ink-soft max-w-prose">{t('platform.catalogue.lead')}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Part title={t('platform.catalogue.import')}>
          <ImportPart />
        </Part>
        <Part title={t('platform.catalogue.export')}>
          <ExportPart />
        </Part>
      </div>
    </div>
  );
}
