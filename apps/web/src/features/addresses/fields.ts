import type { AddressField } from '@cpc/contract';
import type { MessageKey } from '@cpc/i18n';
import type { ComponentProps } from 'react';

interface FieldLook extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
  readonly name: AddressField;
  readonly label: MessageKey;
  readonly hint?: MessageKey;
  /** Digits and Latin letters are written from left to right in every language. */
  readonly ltr?: true;
  /** Placed beside the field before it if there is room. */
  readonly half?: true;
}

/** The fields of an address in the usual order; the browser fills in what it knows (WCAG 1.3.5). */
export const FIELDS: readonly FieldLook[] = [
  { name: 'recipient', label: 'delivery.recipient', autoComplete: 'shipping name', autoCapitalize: 'words' },
  { name: 'phone', label: 'delivery.phone', type: 'tel', inputMode: 'tel', autoComplete: 'shipping tel', ltr: true },
  { name: 'country', label: 'delivery.country', autoComplete: 'shipping country' },
  { name: 'province', label: 'delivery.province', autoComplete: 'shipping address-level1', half: true },
  { name: 'city', label: 'delivery.city', autoComplete: 'shipping address-level2', half: true },
  { name: 'detail', label: 'delivery.detail', hint: 'delivery.detailHint', autoComplete: 'shipping street-address' },
  {
    name: 'postal_code',
    label: 'delivery.postalCode',
    autoComplete: 'shipping postal-code',
    autoCapitalize: 'characters',
    ltr: true,
  },
  {
    name: 'email',
    label: 'delivery.email',
    hint: 'delivery.emailHint',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'shipping email',
    autoCapitalize: 'none',
    ltr: true,
  },
];
