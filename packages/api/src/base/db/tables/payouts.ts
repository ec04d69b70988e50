import type { PayoutFormat } from '@cpc/contract';
import type {
  Currency,
  PartnerId,
  PayoutId,
  PersonId,
  WithdrawalEvent,
  WithdrawalId,
  WithdrawalState,
} from '@cpc/domain';

export interface PayoutsTables {
  /** The bank accounts of shops; the newest of a shop is its present one. The database refuses to change them. */
  readonly bank_accounts: {
    readonly id: string;
    readonly partner_id: PartnerId;
    readonly at: number;
    readonly person_id: PersonId;
    /** The country of the account. */
    readonly country: string;
    /** What may be shown of the number. */
    readonly mask: string;
    /** 1 if a SEPA transfer reaches it. */
    readonly sepa: number;
    /** The key that encrypted the data, and the data: JSON of holder, number, bank and address. */
    readonly key_id: string;
    readonly sealed: string;
  };
  /** Money that a shop asked for (PA-04). */
  readonly withdrawals: {
    readonly id: WithdrawalId;
    readonly number: string;
    readonly partner_id: PartnerId;
    /** The account as it was when the money was asked for. */
    readonly bank_account_id: string;
    readonly client_key: string;
    readonly amount: number;
    readonly currency: Currency;
    readonly state: WithdrawalState;
    readonly asked_at: number;
    readonly asked_by: PersonId;
    /** Who approved it last. */
    readonly approved_by: PersonId | null;
    readonly payout_id: PayoutId | null;
    /** What the bank calls the payment. */
    readonly reference: string | null;
  };
  /** The steps of withdrawals; the database refuses to change them. */
  readonly withdrawal_events: {
    readonly withdrawal_id: WithdrawalId;
    readonly seq: number;
    readonly at: number;
    readonly event: WithdrawalEvent;
    readonly from_state: WithdrawalState | null;
    readonly to_state: WithdrawalState;
    readonly person_id: PersonId;
    readonly reason: string;
  };
  /** Withdrawals that are paid together (OP-06). */
  readonly payouts: {
    readonly id: PayoutId;
    readonly number: string;
    readonly client_key: string;
    readonly currency: Currency;
    readonly format: PayoutFormat;
    readonly count: number;
    readonly sum: number;
    readonly made_at: number;
    readonly person_id: PersonId;
    /** The file, encrypted, because it holds whole account numbers. */
    readonly key_id: string;
    readonly sealed: string;
  };
}
