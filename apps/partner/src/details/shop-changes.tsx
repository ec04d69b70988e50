import type { ShopDetails, ShopField } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';
import { Moment } from '../core/history.tsx';

/** Who changed what of the shop, newest first (OR-09). */
export function ShopChanges({ details: { history } }: { readonly details: ShopDetails }) {
  const { t } = useTranslator();
  const shown = (field: ShopField, value: string) =>
    field === 'design_review' ? t(value === 'on' ? 'profile.review.on' : 'profile.review.off') : value;
  if (history.length === 0) return <p className="text-small text-ink-soft">{t('partner.care.history.none')}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {history.map(({ at, by, changes }, index) => (
        <li key={`${at} ${index}`} className="text-small flex flex-col gap-0.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <bdi className="font-medium">{by}</bdi>
            <Moment at={at} />
          </span>
          {changes.map(({ field, from, to }) => (
            <span key={field} className="text-ink-soft flex flex-wrap gap-x-2 wrap-anywhere">
              <span>{t(`profile.field.${field}`)}</span>
              {from !== '' && (
                <s className="text-ink-faint">
                  <bdi>{shown(field, from)}</bdi>
                </s>
              )}
              <bdi className="text-ink">{to === '' ? t('profile.removed') : shown(field, to)}</bdi>
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
