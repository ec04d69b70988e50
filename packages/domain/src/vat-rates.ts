/**
 * The standard rates of value added tax or a like tax on goods, in thousandths, by country (ISO 3166-1 alpha-2). European
 * Union: the Commission's "Taxes in Europe" database; others: the national tax offices; all as of January 2026.
 */
const STANDARD: Readonly<Record<string, number>> = {
  AE: 50,
  AT: 200,
  AU: 100,
  BE: 210,
  BG: 200,
  CH: 81,
  CN: 130,
  CY: 190,
  CZ: 210,
  DE: 190,
  DK: 250,
  EE: 240,
  EG: 140,
  ES: 210,
  FI: 255,
  FR: 200,
  GB: 200,
  GR: 240,
  HR: 250,
  HU: 270,
  IE: 230,
  IT: 220,
  JP: 100,
  KR: 100,
  LT: 210,
  LU: 170,
  LV: 210,
  MT: 180,
  NL: 210,
  NO: 250,
  NZ: 150,
  PL: 230,
  PT: 230,
  RO: 210,
  SA: 150,
  SE: 250,
  SG: 90,
  SI: 220,
  SK: 230,
  TH: 70,
  TR: 200,
  TW: 50,
  UA: 200,
  VN: 100,
  ZA: 150,
};

/** Member states of the European Union. */
const UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/** The standard rate of a country, in thousandths; undefined if none is known. */
export const standardVat = (country: string): number | undefined => STANDARD[country];

/** Who is taxed where. */
interface Taxed {
  /** ISO 3166-1 alpha-2; empty if unknown. */
  readonly country: string;
  /** Empty if there is none. */
  readonly vatId: string;
}

/** The tax of a service between businesses. */
export interface ServiceVat {
  /** Undefined if the seller's country is unknown: then nothing is said about tax. */
  readonly permille: number | undefined;
  /** The buyer owes the tax (EU directive 2006/112/EC, articles 44 and 196). */
  readonly reverseCharge: boolean;
}

/**
 * The tax that a seller adds to a service for a business: its own rate at home and for a buyer of the Union without a VAT
 * number, none abroad. Within the Union a buyer with a VAT number owes the tax.
 */
export function serviceVat(seller: Pick<Taxed, 'country'>, buyer: Taxed): ServiceVat {
  const own = standardVat(seller.country);
  if (own === undefined) return { permille: undefined, reverseCharge: false };
  if (seller.country === buyer.country || buyer.country === '') return { permille: own, reverseCharge: false };
  const within = UNION.has(seller.country) && UNION.has(buyer.country);
  if (within && buyer.vatId === '') return { permille: own, reverseCharge: false };
  return { permille: 0, reverseCharge: within };
}
