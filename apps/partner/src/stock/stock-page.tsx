import { currentAddress, Link } from '@cpc/appkit';
import { Button, Icon, SearchField, Segmented, SelectField, useT } from '@cpc/ui';
import { useState } from 'react';
import { ImportDialog } from '../core/import-dialog.tsx';
import { Page } from '../core/page.tsx';
import { useStations } from '../core/calls.ts';
import { SCAN } from '../core/paths.ts';
import { Movements } from './movements.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { StockLines } from './stock-lines.tsx';
import { STOCK_KEYS } from './use-stock-page.ts';
import { Wishes } from './wishes.tsx';

const VIEWS = ['all', 'low', 'empty', 'movements'] as const;
type View = (typeof VIEWS)[number];

/** The blanks of the shop's stations: what is there, what to refill, and what changed (PA-03). */
export default function StockPage() {
  const t = useT();
  const [view, setView] = useState<View>(
    () => VIEWS.find((known) => known === currentAddress().query['level']) ?? 'all',
  );
  const [asking, setAsking] = useState<'import' | 'buy'>();
  const close = () => setAsking(undefined);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState('');
  const order_number = order.trim().toUpperCase() || undefined;
  const [stationId, setStationId] = useState(() => currentAddress().query['station'] ?? '');
  const stations = useStations().data ?? [];
  const machine_id = stations.find((station) => station.machine_id === stationId)?.machine_id;
  return (
    <Page
      title={t('partner.stock.page')}
      end={
        <div className="flex flex-wrap gap-2">
          <Link
            to={SCAN}
            className="press from-warm to-warm-deep text-on-warm shadow-glow text-small inline-flex min-h-11 items-center gap-2 rounded-medium bg-linear-to-b px-4 font-semibold"
          >
            <Icon name="scan" size={20} />
            {t('scan.page')}
          </Link>
          <Button kind="outline" icon="upload" onClick={() => setAsking('import')}>
            {t('partner.stock.import')}
          </Button>
          <Button kind="outline" icon="download" onClick={() => setAsking('buy')}>
            {t('partner.stock.buy')}
          </Button>
        </div>
      }
    >
      {asking === 'import' && (
        <ImportDialog
          call="Partner.importStock"
          texts="partner.stock.import"
          reason="partner.stock.note"
          stale={STOCK_KEYS}
          said={({ pieces }) => t('partner.stock.added', { count: pieces })}
          onClose={close}
        />
      )}
      {asking === 'buy' && <PurchaseDialog stationId={machine_id} onClose={close} />}
      <div className="max-w-2xl">
        <Segmented
          label={t('partner.stock.view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`partner.stock.view.${value}`) }))}
        />
      </div>
      <div className="grid grid-cols-1 items-end gap-3 lg:max-w-3xl lg:grid-cols-2">
        <SearchField
          label={t(view === 'movements' ? 'partner.stock.search.order' : 'partner.stock.search')}
          value={view === 'movements' ? order : search}
          onChange={view === 'movements' ? setOrder : setSearch}
        />
        {stations.length > 1 && (
          <SelectField
            label={t('partner.stock.station')}
            value={stationId}
            onChange={({ currentTarget }) => setStationId(currentTarget.value)}
            options={[
              { value: '', label: t('partner.stock.station.all') },
              ...stations.map((station) => ({ value: station.machine_id, label: station.name })),
            ]}
          />
        )}
      </div>
      {view === 'movements' ? null : <Wishes wanted={{ machine_id }} />}
      {view === 'movements' ? (
        <Movements wanted={{ machine_id, order_number }} />
      ) : (
        <StockLines wanted={{ machine_id, search, ...(view === 'all' ? {} : { level: view }) }} />
      )}
    </Page>
  );
}
