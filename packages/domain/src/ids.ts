/** A string that only counts as one kind of identity, so that an order id can never be passed for a job id. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name };

export type AccountId = Brand<string, 'AccountId'>;
export type PartnerId = Brand<string, 'PartnerId'>;
/** What the code on a print station carries as `machine_id`. */
export type MachineId = Brand<string, 'MachineId'>;
export type GoodsId = Brand<string, 'GoodsId'>;
export type ShellId = Brand<string, 'ShellId'>;
export type ColourId = Brand<string, 'ColourId'>;
export type WorkId = Brand<string, 'WorkId'>;
export type OrderId = Brand<string, 'OrderId'>;
export type PaymentId = Brand<string, 'PaymentId'>;
export type PrintJobId = Brand<string, 'PrintJobId'>;
/** Lower-case hex SHA-256 of a stored file's bytes: the same bytes are always the same asset. */
export type AssetId = Brand<string, 'AssetId'>;

/** Marks a checked string as an identity. Call it at an edge, after validation. */
export function brand<T extends Brand<string, string>>(value: string): T {
  return value as T;
}
