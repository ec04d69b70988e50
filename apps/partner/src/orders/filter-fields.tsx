import { SHOP_ORDER_STATES } from '@cpc/contract';
import { SearchField, SelectField, TextField, useT } from '@cpc/ui';
import { useStations } from '../core/calls.ts';
import { useDuty } from '../core/session-store.ts';
import type { Filter } from './filter.ts';

interface FilterFieldsProps {
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const t = useT();
  const counter = useDuty('counter');
  const stations = useStations().data ?? [];
  const states = SHOP_ORDER_STATES.map((value) => ({ value, label: t(`shopOrders.state.${value}`) }));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5 lg:max-w-2xl">
        <SearchField label={t('shopOrders.search')} value={filter.search} onChange={(search) => onChange({ search })} />
        <p className="text-small text-ink-faint px-4">
          {t(counter ? 'shopOrders.search.hint' : 'shopOrders.search.hint.numbers')}
        </p>
      </div>
      <div className="grid grid-cols-2 large:grid-cols-1 items-end gap-3 lg:grid-cols-4">
        <div className={stations.length > 1 ? '' : 'max-lg:col-span-full'}>
          <SelectField
            label={t('shopOrders.state')}
            value={filter.state}
            onChange={({ currentTarget }) => onChange({ state: currentTarget.value })}
            options={[{ value: '', label: t('shopOrders.state.all') }, ...states]}
          />
        </div>
        {stations.length > 1 && (
          <SelectField
            label={t('shopOrders.station')}
            value={filter.station}
            onChange={({ currentTarget }) => onChange({ station: currentTarget.value })}
            options={[
              { value: '', label: t('shopOrders.station.all') },
              ...stations.map(({ machine_id, name }) => ({ value: machine_id, label: name })),
            ]}
          />
        )}
        <TextField
          type="date"
          label={t('shopOrders.from')}
          value={filter.from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextField
          type="date"
          label={t('shopOrders.until')}
          value={filter.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
      </div>
    </div>
  );
}
