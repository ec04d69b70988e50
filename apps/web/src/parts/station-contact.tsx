import type { StationView } from '@cpc/contract';

/** A link to a phone number or an e-mail address, high enough for a finger. */
export const CONTACT_LINK = 'inline-flex min-h-11 items-center underline decoration-ink-faint underline-offset-4';

/** How to reach the people of a station, if they have said it. */
export function StationContact({ station: { phone, email } }: { readonly station: StationView }) {
  if (phone === '' && email === '') return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
      {phone === '' ? null : (
        <a href={`tel:${phone}`} dir="ltr" className={CONTACT_LINK}>
          {phone}
        </a>
      )}
      {email === '' ? null : (
        <a href={`mailto:${email}`} dir="ltr" className={CONTACT_LINK}>
          {email}
        </a>
      )}
    </p>
  );
}
