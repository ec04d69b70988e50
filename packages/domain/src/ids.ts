/** A string that counts as one kind of identity only: an order id cannot be passed as a job id. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };

export type AccountId = Brand<string, 'AccountId'>;
export type PartnerId = Brand<string, 'PartnerId'>;
/** A person of a partner's shop. */
export type PersonId = Brand<string, 'PersonId'>;
/** The `machine_id` in the code on a print station. */
export type StationId = Brand<string, 'StationId'>;
export type GoodsId = Brand<string, 'GoodsId'>;
export type ShellId = Brand<string, 'ShellId'>;
export type ColourId = Brand<string, 'ColourId'>;
export type WorkId = Brand<string, 'WorkId'>;
export type OrderId = Brand<string, 'OrderId'>;
/** One item of an order: a design on goods, with its own print job. */
export type OrderItemId = Brand<string, 'OrderItemId'>;
/** An entry of a customer's shopping list. */
export type ShoppingEntryId = Brand<string, 'ShoppingEntryId'>;
export type AddressId = Brand<string, 'AddressId'>;
export type VoucherId = Brand<string, 'VoucherId'>;
/** A price that a shop has set. */
export type PriceRuleId = Brand<string, 'PriceRuleId'>;
export type CouponId = Brand<string, 'CouponId'>;
export type PaymentId = Brand<string, 'PaymentId'>;
export type BillId = Brand<string, 'BillId'>;
export type RefundId = Brand<string, 'RefundId'>;
/** Money that a shop asks for. */
export type WithdrawalId = Brand<string, 'WithdrawalId'>;
/** Withdrawals that are paid together, in one file. */
export type PayoutId = Brand<string, 'PayoutId'>;
export type ReprintId = Brand<string, 'ReprintId'>;
/** Something that a customer reports about an item. */
export type ProblemId = Brand<string, 'ProblemId'>;
/** What a customer waits for. */
export type WishId = Brand<string, 'WishId'>;
/** A picture that a customer asks for in words. */
export type DrawingId = Brand<string, 'DrawingId'>;
/** Where two people make a pair of designs together (ED-13). */
export type PairRoomId = Brand<string, 'PairRoomId'>;
export type PrintJobId = Brand<string, 'PrintJobId'>;
/** Lower-case hex SHA-256 of a stored file's bytes: equal files are the same asset. */
export type AssetId = Brand<string, 'AssetId'>;
/** The specification's code of a language, as addresses and the contract name it (LG-01): `zh-tc`. */
export type LocaleCode = Brand<string, 'LocaleCode'>;

/** Marks a checked string as an identity. Call it at the edge of the system, after validation. */
export function brand<T extends Brand<string, string>>(value: string): T {
  return value as T;
}
