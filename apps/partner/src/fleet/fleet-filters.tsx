import type { Query } from '@cpc/appkit';
import { FLEET_ORDERS } from '@cpc/contract';
import { reasonText } from '@cpc/i18n';
import { Button, SearchField, SelectField, useT, useTranslator } from '@cpc/ui';
import { SILENCES, setQuery } from './filter.ts';
import { versionOptions } from './totals.tsx';
import { useTotals, type Wanted } from './use-fleet.ts';

interface FleetFiltersProps {
  readonly query: Query;
  readonly wanted: Wanted;
}

/** Which stations are shown, and in which order. Everything is in the address, so that it can be sent to somebody. */
export function FleetFilters({ query, wanted }: FleetFiltersProps) {
  const t = useT();
  const totals = useTotals();
  const set = (name: string) => (value: string) => setQuery(query, { [name]: value });
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        <div className="col-span-2 lg:col-span-1">
          <SearchField label={t('fleet.search')} value={query['search'] ?? ''} onChange={set('search')} />
        </div>
        <Choice
          label={t('fleet.version')}
          value={wanted.version ?? ''}
          onChange={set('version')}
          options={[
            { value: '', label: t('fleet.version.all') },
            ...versionOptions(totals.data, (version, count) => t('fleet.byVersion', { version, count })),
          ]}
        />
        <Choice
          label={t('fleet.silent')}
          value={String(wanted.silent_minutes ?? '')}
          onChange={set('silent')}
          options={[
            { value: '', label: t('fleet.silent.all') },
            ...SILENCES.map((minutes) => ({ value: String(minutes), label: t(`fleet.silent.${minutes}`) })),
          ]}
        />
        <div className="col-span-2 lg:col-span-1">
          <Choice
            label={t('fleet.order')}
            value={wanted.order}
            onChange={(order) => set('order')(order === 'name' ? '' : order)}
            options={FLEET_ORDERS.map((value) => ({ value, label: t(`fleet.order.${value}`) }))}
          />
        </div>
      </div>
      <Special query={query} wanted={wanted} />
    </div>
  );
}

/** Filters that a link of another page has set, and the way out of all. */
function Special({ query, wanted: { fault, update_failed, partner_id } }: FleetFiltersProps) {
  const translator = useTranslator();
  const { t } = translator;
  const isFiltered = ['search', 'state', 'version', 'silent', 'fault', 'failed', 'shop'].some(
    (name) => (query[name] ?? '') !== '',
  );
  if (!isFiltered) return null;
  const named = [
    ...(fault === undefined ? [] : [t('fleet.fault', { reason: reasonText(translator, fault) })]),
    ...(update_failed ? [t('fleet.updateFailed')] : []),
    ...(partner_id === undefined ? [] : [t('fleet.shop')]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {named.map((name) => (
        <span key={name} className="text-small font-medium">
          {name}
        </span>
      ))}
      <Button kind="outline" icon="close" onClick={() => setQuery({}, {})}>
        {t('fleet.clear')}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const Choice = ({ onChange, ...rest }: ChoiceProps) => (
  <SelectField {...rest} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
);
