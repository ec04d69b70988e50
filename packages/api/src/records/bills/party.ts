import type { Party } from '@cpc/bills';
import type { PartnerId } from '@cpc/domain';
import { countryName, type Locale } from '@cpc/i18n';
import type { Reader } from '../../base/db/database.ts';
import type { PlatformConfig } from '../../base/services.ts';

/** A shop as its bills need it. */
export interface BilledShop {
  readonly id: PartnerId;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2; empty if unknown. */
  readonly country: string;
  readonly vatId: string;
  /** Null if the shop has chosen none. */
  readonly language: Locale | null;
  readonly partyIn: (locale: Locale) => Party;
}

export async function billedShop(reader: Reader, partnerId: PartnerId): Promise<BilledShop> {
  const shop = await reader
    .selectFrom('partners')
    .select(['id', 'name', 'legal_name', 'address', 'country', 'vat_id', 'registration'])
    .select(['time_zone', 'language'])
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow();
  const { id, country, vat_id: vatId, registration } = shop;
  const name = shop.legal_name === '' ? shop.name : shop.legal_name;
  return {
    id,
    timeZone: shop.time_zone ?? 'UTC',
    country,
    vatId,
    language: shop.language,
    partyIn: (locale) => ({ name, address: addressOf(shop.address, country, locale), vatId, registration }),
  };
}

export const platformParty = (
  { name, address, country, vatId, registration }: PlatformConfig,
  locale: Locale,
): Party => ({
  name,
  address: addressOf(address, country, locale),
  vatId,
  registration,
});

/** @param address lines or parts that commas separate; the country comes last, in the language */
function addressOf(address: string, country: string, locale: Locale): string[] {
  const named = country === '' ? '' : countryName(locale, country);
  return [...address.split(/\n|,/), named].map((line) => line.trim()).filter((line) => line !== '');
}
