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
  /** The capture stays PENDING until it is reviewed. */
  'capturePending',
  /** The capture is made, and DECLINED. */
  'captureDenied',
  /** One minor unit less is captured than was asked. */
  'amountDiffers',
  /** The event is never delivered. */
  'webhookDropped',
  /** The event is delivered three times. */
  'webhookRepeated',
] as const;
export type Misbehaviour = (typeof MISBEHAVIOURS)[number];

/** The calls of the wire, as a misbehaviour names them. */
export type Call = 'token' | 'create' | 'get' | 'capture' | 'getCapture' | 'refund' | 'getRefund' | 'webhook';

interface Order {
  readonly call: Call;
  readonly what: Misbehaviour;
}

/** Orders to misbehave, each obeyed once, first given first obeyed. */
export interface Misbehaving {
  order(call: Call, what: Misbehaviour, times?: number): void;
  /** Takes the first order of these kinds for a call. */
  take(call: Call, ...kinds: readonly Misbehaviour[]): Misbehaviour | undefined;
}

export function misbehaving(): Misbehaving {
  const waiting: Order[] = [];
  return {
    order(call, what, times = 1) {
      for (let n = 0; n < times; n++) waiting.push({ call, what });
    },
    take(call, ...kinds) {
      const index = waiting.findIndex((order) => order.call === call && kinds.includes(order.what));
      return index < 0 ? undefined : waiting.splice(index, 1)[0]?.what;
    },
  };
}
