import { placeLines, type PostalAddress } from '@cpc/contract';
import { countryName } from '@cpc/i18n';
import { useTranslator } from '@cpc/ui';

/**
 * An address for reading: recipient, the place as people of its country write it, and how to reach them. Each line keeps
 * the direction of its own script.
 */
export function AddressLines({ address }: { readonly address: PostalAddress }) {
  const { tag } = useTranslator().locale;
  const { recipient, phone, country } = address;
  const region = countryName(tag, country);
  return (
    <address className="flex min-w-0 flex-col gap-0.5 not-italic wrap-anywhere">
      <span className="font-semibold">
        <bdi>{recipient}</bdi>
      </span>
      {[...placeLines(address), region].map((line, index) => (
        <span key={index} className="text-small text-ink-soft">
          <bdi>{line}</bdi>
        </span>
      ))}
      <span className="figures text-small text-ink-soft">
        <bdi dir="ltr">{phone}</bdi>
      </span>
    </address>
  );
}
