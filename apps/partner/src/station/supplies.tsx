import type { StationCare, Supply } from '@cpc/contract';
import { INK_LOW_PERCENT } from '@cpc/domain';
import { useTranslator } from '@cpc/ui';
import { inkName } from '../core/ink-name.ts';

/** What the printer reports about its inks (SA-08). */
export function Supplies({ care: { supplies } }: { readonly care: Pick<StationCare, 'supplies'> }) {
  const { t } = useTranslator();
  if (supplies.length === 0) return <p className="text-small text-ink-soft">{t('partner.care.supplies.none')}</p>;
  return (
    <ul className="flex flex-col gap-3.5">
      {supplies.map((supply, index) => (
        <Ink key={`${supply.name} ${index}`} supply={supply} />
      ))}
    </ul>
  );
}

function Ink({ supply: { name, colour, percent } }: { readonly supply: Supply }) {
  const translator = useTranslator();
  const { t, format } = translator;
  const low = percent !== null && percent <= INK_LOW_PERCENT;
  return (
    <li className="flex flex-col gap-1.5">
      <span className="text-small flex items-baseline justify-between gap-3">
        <bdi className="min-w-0 truncate font-medium">{inkName(translator, name)}</bdi>
        <span className={`figures ${low ? 'text-bad font-semibold' : 'text-ink-soft'}`}>
          {percent === null ? t('partner.care.supplies.unknown') : format.percent(percent)}
        </span>
      </span>
      <span aria-hidden="true" className="bg-sunken h-3 overflow-hidden rounded-full">
        {percent !== null && (
          <span
            className="border-edge block h-full rounded-full border"
            style={{ width: `${percent}%`, background: colour === '' ? 'var(--color-ink-soft)' : colour }}
          />
        )}
      </span>
    </li>
  );
}
