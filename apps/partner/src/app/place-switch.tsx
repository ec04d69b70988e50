import { useNotify } from '@cpc/appkit';
import { nameOrder } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';
import { useMutation } from '@tanstack/react-query';
import { useSession } from '../core/session-store.ts';
import { actFor } from '../core/who.ts';

/** The choice of what the login acts for, for a person with more than one place (PA-09). */
export function PlaceSwitch() {
  const { t, locale } = useTranslator();
  const notify = useNotify();
  const session = useSession();
  const change = useMutation({ mutationFn: actFor, onError: notify.failed });
  if (!session || session.places.length < 2) return null;
  const { partner_id: now } = session;
  const order = nameOrder(locale.tag);
  // The platform, which has no name, comes first.
  const places = session.places.toSorted((a, b) => order(a.name, b.name));
  const choose = (value: string) => {
    const chosen = places.find((place) => (place.partner_id ?? '') === value);
    if (chosen) change.mutate(chosen.partner_id);
  };
  return (
    <select
      aria-label={t('partner.actFor')}
      disabled={change.isPending}
      value={now ?? ''}
      onChange={({ target }) => choose(target.value)}
      className="bg-raised border-line text-small min-h-11 max-w-40 truncate rounded-medium border px-2"
    >
      {places.map(({ partner_id, name }) => (
        <option key={partner_id ?? ''} value={partner_id ?? ''}>
          {partner_id === null ? t('partner.platform') : name}
        </option>
      ))}
    </select>
  );
}
