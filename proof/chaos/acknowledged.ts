/** What the servers confirmed to a client. None of it may ever be lost (RL-01). */
export type Acknowledged =
  | { readonly what: 'placed' | 'cancelled' | 'collected'; readonly orderId: string }
  | { readonly what: 'begun'; readonly orderId: string; readonly reference: string }
  | { readonly what: 'paid'; readonly orderId: string; readonly reference: string; readonly state: string }
  | { readonly what: 'ready'; readonly orderId: string; readonly code: string };
