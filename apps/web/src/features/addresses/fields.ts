import { ADDRESS_FIELDS, type AddressField, addressForm, fieldsWithout, type PostalAddress } from '@cpc/contract';
import type { MessageKey, Translate } from '@cpc/i18n';
import type { ComponentProps } from 'react';

interface FieldLook extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
  readonly hint?: MessageKey;
  /** Digits and Latin letters are written from left to right in every language. */
  readonly ltr?: true;
}

/** How each field is typed; the browser fills in what it knows (WCAG 1.3.5). */
export const LOOKS: Readonly<Record<AddressField, FieldLook>> = {
  recipient: { autoComplete: 'shipping name', autoCapitalize: 'words' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'shipping tel', ltr: true },
  country: { autoComplete: 'shipping country' },
  province: { autoComplete: 'shipping address-level1', autoCapitalize: 'words' },
  city: { autoComplete: 'shipping address-level2', autoCapitalize: 'words' },
  detail: { hint: 'delivery.detailHint', autoComplete: 'shipping street-address', autoCapitalize: 'words' },
  postal_code: { autoComplete: 'shipping postal-code', autoCapitalize: 'characters', ltr: true },
  email: {
    hint: 'delivery.emailHint',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'shipping email',
    autoCapitalize: 'none',
    ltr: true,
  },
};

/**
 * The fields that the form shows: those that the country asks for, and those that the address being edited has in that
 * country besides, so that nobody loses one without seeing it.
 */
export function shownFields(country: string, stored: PostalAddress | undefined): readonly AddressField[] {
  const { fields } = addressForm(country);
  const besides = fieldsWithout(country).filter((field) => stored?.country === country && stored[field] !== '');
  return [...fields.slice(0, -1), ...besides, ...fields.slice(-1)];
}

/** What is typed, without what was typed for another country into fields that are not shown. */
export function typedInto<Typed extends PostalAddress>(shown: readonly AddressField[], typed: Typed): Typed {
  const hidden = ADDRESS_FIELDS.filter((field) => !shown.includes(field));
  return { ...typed, ...Object.fromEntries(hidden.map((field) => [field, ''])) };
}

const SHORT: readonly AddressField[] = ['province', 'city', 'postal_code'];

/** The short fields that stand beside their neighbour if there is room: an even number of them in a row. */
export function besideEachOther(fields: readonly AddressField[]): ReadonlySet<AddressField> {
  const half = new Set<AddressField>();
  let row: AddressField[] = [];
  for (const field of [...fields, undefined]) {
    if (field !== undefined && SHORT.includes(field)) row.push(field);
    else {
      for (const short of row.slice(row.length % 2)) half.add(short);
      row = [];
    }
  }
  return half;
}

/** Countries whose postal codes have letters, or hyphens that keypads of digits lack. */
const CODES_WITH_SIGNS = new Set('AR BR CA CZ GB GR IE JP LT LV MT NL PL PT SE SK US'.split(' '));

/** The keyboard for postal codes of a country: figures where it has codes, and these have nothing else. */
export const keyboardFor = (country: string): 'numeric' | 'text' =>
  CODES_WITH_SIGNS.has(country) || !addressForm(country).fields.includes('postal_code') ? 'text' : 'numeric';

/** What a field is called in a country: state, county, prefecture; ZIP code, postcode. */
export function labelOf(t: Translate, field: AddressField, country: string): string {
  const { kinds } = addressForm(country);
  if (field === 'province') return t('delivery.province', { kind: kinds.province });
  if (field === 'city') return t('delivery.city', { kind: kinds.city });
  if (field === 'postal_code') return t('delivery.postalCode', { kind: kinds.postal_code });
  return t(`delivery.${field}`);
}

/** Says that a field of an address must be filled in, by the name that it has there. */
export function emptyText(t: Translate, field: AddressField, country: string): string {
  const { kinds } = addressForm(country);
  const kind = field === 'province' || field === 'city' || field === 'postal_code' ? kinds[field] : 'other';
  return kind === 'other'
    ? t('error.fieldEmpty', { field })
    : t('delivery.fieldEmpty', { label: labelOf(t, field, country) });
}
