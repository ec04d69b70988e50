import type { AccountId, AddressId } from '@cpc/domain';

export interface AddressesTables {
  /** The delivery addresses of customers (OR-07). A partial unique index allows at most one default per account. */
  readonly addresses: {
    readonly id: AddressId;
    readonly account_id: AccountId;
    readonly recipient: string;
    /** E.164. */
    readonly phone: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly province: string;
    readonly city: string;
    readonly detail: string;
    readonly postal_code: string;
    readonly email: string;
    readonly is_default: number;
    readonly saved_at: number;
  };
}
