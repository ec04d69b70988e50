/** A string that only counts as one kind of identity, so that an order id can never be passed for a job id. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };

export type AccountId = Brand<string, 'AccountId'>;
export type PartnerId = Brand<string, 'PartnerId'>;
/** Somebody of a partner's shop. */
export type PersonId = Brand<string, 'PersonId'>;
/** What the code on a print station carries as `machine_id`. */
export type MachineId = Brand<string, 'MachineId'>;
export type GoodsId = Brand<string, 'GoodsId'>;
export type ShellId = Brand<string, 'ShellId'>;
export type ColourId = Brand<string, 'ColourId'>;
export type WorkId = Brand<string, 'WorkId'>;
export type OrderId = Brand<string, 'OrderId'>;
/** One thing of an order: a design on goods, with a print job of its own. */
export type OrderItemId = Brand<string, 'OrderItemId'>;
/** A thing on a customer's shopping list. */
export type ShoppingEntryId = Brand<string, 'ShoppingEntryId'>;
export type AddressId = Brand<string, 'AddressId'>;
export type VoucherId = Brand<string, 'VoucherId'>;
export type PaymentId = Brand<string, 'PaymentId'>;
export type RefundId = Brand<string, 'RefundId'>;
export type PrintJobId = Brand<string, 'PrintJobId'>;
/** Lower-case hex SHA-256 of a stored file's bytes: the same bytes are always the same asset. */
export type AssetId = Brand<string, 'AssetId'>;

/** Marks a checked string as an identity. Call it at an edge, after validation. */
export function brand<T extends Brand<string, string>>(value: string): T {
  return value as T;
}
