import { useLocale, useT } from '@cpc/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../core/client.ts';
import { CONTACT_LINK } from '../../parts/station-contact.tsx';
import { Section } from './section.tsx';

/** Who runs the platform, and how to reach them, as far as it is configured (RT-09). */
export function Operator() {
  const t = useT();
  const { tag } = useLocale().locale;
  const { data } = useQuery({
    // The name of the country is in the language.
    queryKey: ['platform', tag],
    queryFn: ({ signal }) => client.call('Platform.get', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return null;
  const { name, address, vat_id, registration, email } = data;
  return (
    <Section title={t('shop.agreement.operator.title')}>
      <address className="flex flex-col text-ink-soft not-italic wrap-anywhere">
        <bdi className="font-medium text-ink">{name}</bdi>
        {address.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {vat_id === '' ? null : <span>{t('shop.agreement.operator.vatId', { id: vat_id })}</span>}
        {registration === '' ? null : <span>{t('shop.agreement.operator.registration', { id: registration })}</span>}
        {email === '' ? null : (
          <a href={`mailto:${email}`} dir="ltr" className={`${CONTACT_LINK} self-start`}>
            {email}
          </a>
        )}
      </address>
    </Section>
  );
}
