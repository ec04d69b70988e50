/** What the stand-in can be told to do wrong, so that a shop can be shown to survive it (PY-04). */
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
  /** 409, no work done: the same request is said to be worked on still. */
  'inProgress',
  /** The capture is refused for the payer's account; the order stays APPROVED. */
  'payerCannotPay',
  /** The capture stays PENDING until it is reviewed. */
  'capturePending',
  /** The capture is made, and DECLINED. */
  'captureDenied',
  /** One minor unit less is captured than was asked. */
  'amountDiffers',
  /** The refund is taken on and stays PENDING. */
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

/** The calls of the wire, as a misbehaviour names them. */
export type Call = 'token' | 'create' | 'get' | 'capture' | 'getCapture' | 'refund' | 'getRefund' | 'webhook';

export interface Occasion {
  /** How often; once when left out. */
  readonly times?: number;
  /** So many such calls go well first. */
  readonly after?: number;
}

/** Orders to misbehave, each obeyed once, first given first obeyed. */
export interface Misbehaving {
  order(call: Call, what: Misbehaviour, occasion?: Occasion): void;
  /** Forgets what was ordered. */
  clear(): void;
  /** Takes the first order of these kinds for a call. */
  take(call: Call, ...kinds: readonly Misbehaviour[]): Misbehaviour | undefined;
}

export function misbehaving(): Misbehaving {
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
