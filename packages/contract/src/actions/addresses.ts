import type { AddressId } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { id, text } from '../schemas.ts';

/**
 * The fields of a receiving address, in the order in which they are checked. A country asks for all or for some of them,
 * in its own order: `addressForm` (OR-07).
 */
export const ADDRESS_FIELDS = [
  'recipient',
  'phone',
  'country',
  'province',
  'city',
  'detail',
  'postal_code',
  'email',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The maximum number of characters per field. */
export const ADDRESS_LENGTHS: Readonly<Record<AddressField, number>> = {
  recipient: 60,
  phone: 32,
  country: 2,
  province: 60,
  city: 60,
  detail: 200,
  postal_code: 16,
  email: 254,
};

/** An address that parcels are sent to. */
export const postalAddress = z.object({
  recipient: z.string(),
  /** E.164. */
  phone: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  province: z.string(),
  city: z.string(),
  /** Street, house, floor, door. */
  detail: z.string(),
  postal_code: z.string(),
  email: z.string(),
});
export type PostalAddress = z.infer<typeof postalAddress>;

export const addressView = z.object({
  address_id: id<AddressId>(),
  ...postalAddress.shape,
  /** True for exactly one of an account's addresses. */
  is_default: z.boolean(),
});
export type AddressView = z.infer<typeof addressView>;

/** A missing field counts as empty. An empty field that the country asks for is refused with its own message. */
const field = z._default(text(500), '');
const one = z.object({ address_id: id<AddressId>() });

export const addressesActions = [
  action({
    name: 'Address.list',
    who: ['customer'],
    summary: 'Lists the caller’s receiving addresses, the default first.',
    input: z.object({}),
    output: z.array(addressView),
  }),
  action({
    name: 'Address.save',
    who: ['customer'],
    summary: 'Saves a receiving address. An unused id creates an address. The first address becomes the default.',
    input: z.object({
      address_id: z.optional(id<AddressId>()),
      recipient: field,
      phone: field,
      country: field,
      province: field,
      city: field,
      detail: field,
      postal_code: field,
      email: field,
      is_default: z.optional(z.boolean()),
    }),
    output: addressView,
  }),
  action({
    name: 'Address.delete',
    who: ['customer'],
    summary: 'Deletes an address. If it was the default, the address that was saved last becomes the default.',
    input: one,
    output: one,
  }),
  action({
    name: 'Address.setDefault',
    who: ['customer'],
    summary: 'Makes an address the default.',
    input: one,
    output: addressView,
  }),
] as const;
