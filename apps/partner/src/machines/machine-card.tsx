import type { MachineView } from '@cpc/contract';
import { localeInfo, matchLocale } from '@cpc/i18n';
import { Card, Facts, Icon, useT } from '@cpc/ui';
import { Link } from 'wouter';
import { MachineHead } from './machine-head.tsx';

export function MachineCard({ machine }: { readonly machine: MachineView }) {
  const t = useT();
  const code = matchLocale(machine.language);
  const estimate = {
    name: t('partner.machine.estimate'),
    value: t('common.minutes', { count: Math.ceil(machine.estimate_s / 60) }),
  };
  return (
    <Card aria-label={machine.name} className="flex flex-col gap-4 p-5">
      <MachineHead machine={machine} heading="h2" />
      <Facts
        facts={[
          { name: t('partner.machine.queue'), value: t('partner.machine.queue.value', { count: machine.waiting }) },
          ...(machine.accepts_orders ? [estimate] : []),
          { name: t('partner.machine.number'), value: <bdi>{machine.machine_id}</bdi> },
          { name: t('partner.machine.language'), value: code ? localeInfo(code).title : machine.language },
        ]}
      />
      <Link
        href={`/machines/${encodeURIComponent(machine.machine_id)}`}
        className="bg-lifted hover:bg-line text-small flex min-h-11 items-center justify-center gap-2 rounded-medium px-4 font-medium"
      >
        <Icon name="wrench" size={20} />
        {t('partner.care.open')}
      </Link>
      <p
        className={`text-small border-line mt-auto border-t pt-3 font-medium ${machine.accepts_orders ? 'text-good' : 'text-bad'}`}
      >
        {t(machine.accepts_orders ? 'partner.machine.orders.yes' : 'partner.machine.orders.no')}
      </p>
    </Card>
  );
}
