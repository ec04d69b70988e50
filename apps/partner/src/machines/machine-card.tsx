import type { MachineView } from '@cpc/contract';
import { localeInfo, matchLocale } from '@cpc/i18n';
import { Card, Facts, Icon, useTranslator } from '@cpc/ui';
import { Link } from 'wouter';
import { reasonText } from './reasons.ts';
import { StateChip } from './state-chip.tsx';

export function MachineCard({ machine }: { readonly machine: MachineView }) {
  const translator = useTranslator();
  const { t } = translator;
  const code = matchLocale(machine.language);
  // An offline station says nothing of itself, so the reason is the silence.
  const reasons = machine.state === 'offline' ? ['offline'] : machine.reasons.filter((reason) => reason !== 'none');
  const estimate = {
    name: t('partner.machine.estimate'),
    value: t('common.minutes', { count: Math.ceil(machine.estimate_s / 60) }),
  };
  return (
    <Card aria-label={machine.name} className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lead leading-snug font-semibold">
            <bdi>{machine.name}</bdi>
          </h2>
          <p className="text-small text-ink-soft">
            <bdi>{machine.address}</bdi>
          </p>
        </div>
        <StateChip state={machine.state} />
      </div>
      {reasons.map((reason) => (
        <p
          key={reason}
          className="bg-warn-wash text-warn text-small flex gap-2.5 rounded-medium px-3.5 py-2.5 font-medium"
        >
          <Icon name="warning" size={20} />
          {reasonText(translator, reason)}
        </p>
      ))}
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
