import type { ShopState } from '@cpc/domain';
import { Chip, type IconName, type Tone, useT } from '@cpc/ui';

const LOOKS: Readonly<Record<ShopState, { readonly tone: Tone; readonly icon: IconName }>> = {
  open: { tone: 'good', icon: 'check' },
  suspended: { tone: 'warn', icon: 'clock' },
  closed: { tone: 'neutral', icon: 'lock' },
};

export function ShopChip({ state }: { readonly state: ShopState }) {
  const t = useT();
  return <Chip {...LOOKS[state]}>{t(`partner.shops.state.${state}`)}</Chip>;
}
