import type { ReturnReason } from '@cpc/contract';
import type { OrderId } from '@cpc/domain';

export interface DeliveryTables {
  /** Orders that are sent instead of picked up, one row per order. */
  readonly deliveries: {
    readonly order_id: OrderId;
    /** JSON of a PostalAddress, frozen with the order (OR-04). */
    readonly address: string;
    /** Part of the order's price, in its currency. */
    readonly fee_amount: number;
    readonly company: string | null;
    readonly express_number: string | null;
    readonly packed_at: number | null;
    readonly shipped_at: number | null;
    readonly received_at: number | null;
    /** When the parcel came back or was lost, and why. */
    readonly returned_at: number | null;
    readonly return_reason: ReturnReason | null;
  };
  /** Parcels that were sent before an item of their order was printed again. */
  readonly former_parcels: {
    readonly id: string;
    readonly order_id: OrderId;
    readonly company: string;
    readonly express_number: string;
    readonly shipped_at: number;
    readonly received_at: number | null;
    readonly replaced_at: number;
  };
}
