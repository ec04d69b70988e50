import { useT } from '@cpc/ui';
import { Made } from './made.tsx';
import { Ready } from './ready.tsx';
import { Waiting } from './waiting.tsx';

/** How shops get their money, for operators: approve, make a file for the bank, record what it has paid (OP-06). */
export default function PayoutsPage() {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t('payout.page')} · ${t('common.app.title')}`}</title>
      <div className="flex flex-col gap-1">
        <h1 className="text-title font-semibold">{t('payout.page')}</h1>
        <p className="text-ink-soft">{t('payout.page.text')}</p>
      </div>
      <Waiting />
      <Ready />
      <Made />
    </div>
  );
}
