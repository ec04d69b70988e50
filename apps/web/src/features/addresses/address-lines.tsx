import type { PostalAddress } from '@cpc/contract';
import { useTranslator } from '@cpc/ui';

/** An address for reading: recipient, place, and how to reach them. Each part keeps the direction of its own script. */
export function AddressLines({ address }: { readonly address: PostalAddress }) {
  const { tag } = useTranslator().locale;
  const { recipient, phone, detail, city, province, postal_code, country } = address;
  const region = new Intl.DisplayNames([tag], { type: 'region' }).of(country) ?? country;
  return (
    <address className="flex min-w-0 flex-col gap-0.5 not-italic wrap-anywhere">
      <span className="font-semibold">
        <bdi>{recipient}</bdi>
      </span>
      <span className="text-small text-ink-soft">
        <bdi>{detail}</bdi>
      </span>
      <span className="text-small text-ink-soft">
        <bdi>{postal_code}</bdi> <bdi>{city === province ? city : `${city}, ${province}`}</bdi>
      </span>
      <span className="text-small text-ink-soft">{region}</span>
      <span className="figures text-small text-ink-soft">
        <bdi dir="ltr">{phone}</bdi>
      </span>
    </address>
  );
}
