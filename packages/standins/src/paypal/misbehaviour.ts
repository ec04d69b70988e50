/** The faults that the stand-in can simulate, to show that a shop survives them (PY-04). */
export const MISBEHAVIOURS = [
  /** The work is done; the connection breaks before the answer. */
  'answerLost',
  /** The connection breaks before any work. */
  'refused',
  /** The answer comes after three seconds. */
  'slow',
  /** 503, no work done. */
  'unavailable',
  /** The access token is not accepted. */
  'tokenExpired',
  /** 409, no work done: the answer says that the same request is still in progress. */
  'inProgress',
  /** The capture is refused for the payer's account; the order stays APPROVED. */
  'payerCannotPay',
  /** The capture stays PENDING until it is reviewed. */
  'capturePending',
  /** The capture is made, and DECLINED. */
  'captureDenied',
  /** The captured amount is one minor unit too low. */
  'amountDiffers',
  /** The refund is accepted and stays PENDING. */
  'refundPending',
  /** The refund is made, and FAILED. */
  'refundFails',
  /** The event is never delivered. */
  'webhookDropped',
  /** The event is delivered three times. */
  'webhookRepeated',
  /** The event is delivered after the next one. */
  'webhookLate',
] as const;
export type Misbehaviour = (typeof MISBEHAVIOURS)[number];

/** The calls of the API, as a misbehaviour names them. */
export type Call =
  | 'token'
  | 'create'
  | 'get'
  | 'capture'
  | 'getCapture'
  | 'refund'
  | 'getRefund'
  | 'webhook'
  | 'webhooks';

export interface Occasion {
  /** How many times; default: once. */
  readonly times?: number;
  /** This many such calls succeed first. */
  readonly after?: number;
}

/** The ordered misbehaviours. Each happens once, in the order in which they were given. */
export interface MisbehaviourQueue {
  order(call: Call, what: Misbehaviour, occasion?: Occasion): void;
  /** Forgets all ordered misbehaviours. */
  clear(): void;
  /** Takes the first ordered misbehaviour of these kinds for a call. */
  take(call: Call, ...kinds: readonly Misbehaviour[]): Misbehaviour | undefined;
}

export function misbehaving(): MisbehaviourQueue {
  const waiting: { readonly call: Call; readonly what: Misbehaviour; after: number }[] = [];
  return {
    order(call, what, { times = 1, after = 0 } = {}) {
      for (let n = 0; n < times; n++) waiting.push({ call, what, after });
    },
    clear() {
      waiting.length = 0;
    },
    take(call, ...kinds) {
      const index = waiting.findIndex((order) => order.call === call && kinds.includes(order.what));
      const order = waiting[index];
      if (!order) return undefined;
      if (order.after > 0) {
        order.after -= 1;
        return undefined;
      }
      waiting.splice(index, 1);
      return order.what;
    },
  };
}
