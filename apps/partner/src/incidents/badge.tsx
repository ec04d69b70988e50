import { useTranslator } from '@cpc/ui';
import { useToday } from './use-incidents.ts';

/** How many incidents are open, at the entry of the menu. Nothing if there is none. */
export function Badge() {
  const { t, format } = useTranslator();
  const { data } = useToday();
  if (!data || data.incidents.open === 0) return null;
  const { open, stopped } = data.incidents;
  return (
    <span
      className={`figures text-micro absolute end-2 top-1 grid min-h-5 min-w-5 place-items-center rounded-full px-1.5 font-semibold lg:static lg:ms-auto ${stopped > 0 ? 'bg-bad-wash text-bad' : 'bg-warn-wash text-warn'}`}
    >
      <span aria-hidden="true">{format.number(open)}</span>
      <span className="sr-only">{t('incidents.badge', { count: open })}</span>
    </span>
  );
}
