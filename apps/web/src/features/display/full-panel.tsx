import { useT } from '@cpc/ui';

/** All bays are full: what helps is said to those who can help (QU-05). */
export function FullPanel() {
  const t = useT();
  return (
    <section role="status" className="flex shrink-0 flex-col gap-2 rounded-huge bg-warn-wash px-5 py-4">
      <p className="text-headline font-bold text-balance text-warn">{t('screen.full')}</p>
      <p className="text-title text-balance">{t('screen.fullWhy')}</p>
    </section>
  );
}
