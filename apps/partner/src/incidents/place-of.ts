import { addressOf, formatAddress } from '@cpc/appkit';
import type { Incident } from '@cpc/contract';
import { incidentRule } from '@cpc/domain';
import { ATTENTION } from '../core/paths.ts';

/** The address of the page on which an incident is solved. */
export function placeOf({ kind, machine_id }: Pick<Incident, 'kind' | 'machine_id'>): string {
  const to = (path: string, query: Readonly<Record<string, string>> = {}) => formatAddress(addressOf(path, query));
  switch (incidentRule(kind).place) {
    case 'station':
      return to(`/stations/${encodeURIComponent(machine_id)}`);
    case 'decide':
      return to(ATTENTION, { kind });
    case 'orders':
      return to('/orders', { state: 'waiting', station: machine_id });
    case 'stock':
      return to('/stock', { level: kind === 'stockEmpty' ? 'empty' : 'low', station: machine_id });
    case 'problems':
      return to('/problems');
    case 'counter':
      return to('/counter');
  }
}
