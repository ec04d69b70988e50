import type { ShopStationState } from '@cpc/domain';
import type { Translate } from '@cpc/i18n';
import { Chip, type IconName, type Tone, useT } from '@cpc/ui';

export const LOOKS: Readonly<Record<ShopStationState, { readonly tone: Tone; readonly icon: IconName }>> = {
  ready: { tone: 'good', icon: 'check' },
  printing: { tone: 'cool', icon: 'printer' },
  resting: { tone: 'neutral', icon: 'moon' },
  maintenance: { tone: 'warn', icon: 'wrench' },
  fault: { tone: 'bad', icon: 'fault' },
  offline: { tone: 'bad', icon: 'offline' },
  notSetUp: { tone: 'neutral', icon: 'info' },
};

export const CLOSED = { tone: 'neutral', icon: 'clock' } as const;

/** Customers see `notSetUp` as offline; only shops have a word for it. */
export const stateName = (t: Translate, state: ShopStationState): string =>
  t(state === 'notSetUp' ? 'incidents.state.notSetUp' : `station.state.${state}`);

interface StateChipProps {
  readonly state: ShopStationState;
  /** It rests by its opening hours. */
  readonly closed?: boolean;
}

export function StateChip({ state, closed = false }: StateChipProps) {
  const t = useT();
  if (closed) return <Chip {...CLOSED}>{t('station.state.closed')}</Chip>;
  return <Chip {...LOOKS[state]}>{stateName(t, state)}</Chip>;
}
