import type { AgentRelease } from '@cpc/contract';
import { Button, List, Row, SearchField, useT } from '@cpc/ui';
import { useState } from 'react';
import { useFleet } from './use-fleet.ts';

type Named = AgentRelease['named'];

interface NamedStationsProps {
  readonly named: Named;
  readonly onChange: (named: Named) => void;
}

const MAX_SHOWN = 5;

/** Stations that get a version in any case: searched at the server, chosen one by one. */
export function NamedStations({ named, onChange }: NamedStationsProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="text-small mb-1 font-medium">{t('fleet.release.roll.named')}</legend>
      <p className="text-small text-ink-soft">{t('fleet.release.roll.named.hint')}</p>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {named.map(({ machine_id, name }) => (
          <li key={machine_id}>
            <Button
              kind="outline"
              icon="close"
              aria-label={t('fleet.release.roll.remove', { name })}
              onClick={() => onChange(named.filter((station) => station.machine_id !== machine_id))}
            >
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <SearchField label={t('fleet.search')} value={search} onChange={setSearch} />
      {search.trim() !== '' && (
        <Found
          search={search}
          named={named}
          onChoose={(station) => {
            onChange([...named, station]);
            setSearch('');
          }}
        />
      )}
    </fieldset>
  );
}

interface FoundProps {
  readonly search: string;
  readonly named: Named;
  readonly onChoose: (station: Named[number]) => void;
}

function Found({ search, named, onChoose }: FoundProps) {
  const t = useT();
  const found = useFleet({ search, order: 'name', down: false });
  const chosen = new Set(named.map(({ machine_id }) => machine_id));
  const rows = (found.data?.pages.flat() ?? []).filter(({ machine_id }) => !chosen.has(machine_id)).slice(0, MAX_SHOWN);
  if (found.data && rows.length === 0) return <p className="text-small text-ink-soft">{t('fleet.notFound')}</p>;
  return (
    <List label={t('fleet.view.stations')}>
      {rows.map(({ machine_id, name, shop }) => (
        <Row
          key={machine_id}
          title={<bdi>{name}</bdi>}
          note={<bdi>{shop}</bdi>}
          onPress={() => onChoose({ machine_id, name, shop })}
        />
      ))}
    </List>
  );
}
