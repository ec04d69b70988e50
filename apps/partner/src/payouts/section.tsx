import { Card, Icon, type IconName, useT } from '@cpc/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly name: 'waiting' | 'ready' | 'made';
  readonly children: ReactNode;
}

export function Section({ name, children }: SectionProps) {
  const t = useT();
  return (
    <section aria-label={t(`payout.${name}`)} className="flex flex-col gap-4">
      <h2 className="text-lead font-semibold">{t(`payout.${name}`)}</h2>
      {children}
    </section>
  );
}

/** Three empty parts stand on one page, so each is low. */
export function Empty({ name, icon }: { readonly name: SectionProps['name']; readonly icon: IconName }) {
  const t = useT();
  return (
    <Card className="flex items-center gap-4 p-4">
      <Icon name={icon} size={24} className="text-ink-faint shrink-0" />
      <div className="flex flex-col gap-1">
        <h3 className="font-medium">{t(`payout.${name}.none`)}</h3>
        <p className="text-small text-ink-soft">{t(`payout.${name}.none.hint`)}</p>
      </div>
    </Card>
  );
}
