/** What the servers told somebody outside is done. None of it may ever be missing (RL-01). */
export type Acknowledged =
  | { readonly what: 'placed' | 'cancelled' | 'collected'; readonly orderId: string }
  | { readonly what: 'begun'; readonly orderId: string; readonly reference: string }
  | { readonly what: 'paid'; readonly orderId: string; readonly reference: string; readonly state: string }
  | { readonly what: 'ready'; readonly orderId: string; readonly code: string };
