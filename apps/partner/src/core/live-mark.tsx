import { Chip, useTranslator } from '@cpc/ui';

/** Says whether the data on the page is current; if not, how old it is. */
export function LiveMark({ failed, updatedAt }: { readonly failed: boolean; readonly updatedAt: number }) {
  const { t, format } = useTranslator();
  if (updatedAt === 0) return null;
  return failed ? (
    <Chip tone="warn" icon="offline">
      {t('partner.stale', { time: format.time(updatedAt) })}
    </Chip>
  ) : (
    <Chip tone="good">{t('partner.live')}</Chip>
  );
}
