import { saveFile } from '@cpc/appkit';
import { CATEGORIES } from '@cpc/design';
import type { StationId } from '@cpc/domain';
import { Button, SearchField, Segmented, SelectField, Skeleton, StateView, useT } from '@cpc/ui';
import { useState } from 'react';
import { ImportDialog } from '../core/import-dialog.tsx';
import { Page } from '../core/page.tsx';
import { useStations } from '../core/calls.ts';
import { PriceRows } from './price-rows.tsx';
import { RuleList } from './rule-list.tsx';
import { PRICES, useExportPrices } from './use-prices.ts';

const VIEWS = ['list', 'current', 'planned', 'ended'] as const;
type View = (typeof VIEWS)[number];

/** What everything costs at the shop's stations, and the prices that the shop has set (PA-10). */
export default function PricesPage() {
  const t = useT();
  const stations = useStations();
  const [view, setView] = useState<View>('list');
  const [typed, setTyped] = useState({ station: '', category: '', search: '' });
  const here = stations.data?.find(({ machine_id }) => machine_id === typed.station) ?? stations.data?.[0];
  const wanted = { category: CATEGORIES.find((one) => one === typed.category), search: typed.search };
  return (
    <Page title={t('price.page')} end={here && <FileButtons stationId={here.machine_id} />}>
      <div className="max-w-2xl">
        <Segmented
          label={t('price.view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`price.view.${value}`) }))}
        />
      </div>
      <div className="grid grid-cols-1 items-end gap-3 lg:max-w-4xl lg:grid-cols-3">
        <SearchField
          label={t('price.search')}
          value={typed.search}
          onChange={(search) => setTyped({ ...typed, search })}
        />
        {view === 'list' && stations.data && stations.data.length > 1 && (
          <SelectField
            label={t('price.station')}
            value={here?.machine_id ?? ''}
            onChange={({ currentTarget }) => setTyped({ ...typed, station: currentTarget.value })}
            options={stations.data.map((station) => ({ value: station.machine_id, label: station.name }))}
          />
        )}
        {view === 'list' && (
          <SelectField
            label={t('price.category')}
            value={typed.category}
            onChange={({ currentTarget }) => setTyped({ ...typed, category: currentTarget.value })}
            options={[
              { value: '', label: t('price.category.all') },
              ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
            ]}
          />
        )}
      </div>
      {view !== 'list' ? (
        <RuleList wanted={{ state: view, search: typed.search }} />
      ) : here ? (
        <PriceRows station={here} wanted={{ machine_id: here.machine_id, ...wanted }} />
      ) : stations.data ? (
        <StateView icon="printer" title={t('price.noStation')} hint={t('price.noStation.hint')} />
      ) : (
        <Skeleton className="h-96 rounded-large" />
      )}
    </Page>
  );
}

/** Changing many prices at once: the list leaves as a table, and comes back. */
function FileButtons({ stationId }: { readonly stationId: StationId }) {
  const t = useT();
  const [importing, setImporting] = useState(false);
  const file = useExportPrices();
  const save = () =>
    file.mutate({ machine_id: stationId, format: 'xlsx' }, { onSuccess: (made) => saveFile(made.name, made.file) });
  return (
    <div className="flex flex-wrap gap-2">
      <Button kind="outline" icon="upload" onClick={() => setImporting(true)}>
        {t('price.import')}
      </Button>
      <Button kind="outline" icon="download" busy={file.isPending} onClick={save}>
        {t('price.export')}
      </Button>
      {importing && (
        <ImportDialog
          call="Partner.importPrices"
          texts="price.import"
          reason="price.set.reason"
          stale={[PRICES]}
          said={({ changes }) => t('price.import.done', { changes })}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  );
}
