import { useT } from '@cpc/ui';
import { Page } from '../core/page.tsx';
import { Part } from '../core/part.tsx';
import { ExportPart } from './export-part.tsx';
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
