import { readFile } from 'node:fs/promises';
import type { Call, Misbehaviour } from '@cpc/standins';
import { type Killable, killable } from './killable.ts';

const CLIENT_ID = 'demo';

interface Amount {
  readonly currency_code: string;
  readonly value: string;
}

/** The provider's own records. */
export interface ProviderBooks {
  readonly captures: readonly {
    readonly id: string;
    readonly orderId: string;
    readonly status: string;
    readonly amount: Amount;
    readonly invoice_id?: string;
  }[];
  readonly refunds: readonly { readonly id: string; readonly captureId: string; readonly amount: Amount }[];
}

export interface ProviderProcess extends Killable {
  /** The URL at which the shop's servers reach it. */
  readonly url: string;
  readonly secret: string;
  readonly misbehave: (call: Call, what: Misbehaviour) => Promise<void>;
  /** Forgets all ordered misbehaviours. */
  readonly behave: () => Promise<void>;
  /** The choice of the payer on the provider's page. */
  readonly choose: (reference: string, choice: 'pay' | 'decline' | 'cancel') => Promise<void>;
  readonly books: () => Promise<ProviderBooks>;
}

interface Where {
  readonly port: number;
  readonly store: string;
  readonly shops: readonly string[];
  readonly secret: string;
}

export function providerProcess({ port, store, shops, secret }: Where): ProviderProcess {
  const url = `http://127.0.0.1:${port}/demo-paypal`;
  const program = killable('provider', 'packages/testkit/src/programs/provider.ts', {
    PORT: String(port),
    STORE: store,
    SHOPS: shops.join(' '),
    CLIENT_ID,
    CLIENT_SECRET: secret,
    WEBHOOK_ID: 'WH-STAND-IN',
  });
  const authorization = `Basic ${Buffer.from(`${CLIENT_ID}:${secret}`).toString('base64')}`;
  return {
    ...program,
    url,
    secret,
    async misbehave(call, what) {
      const body = JSON.stringify({ call, what });
      await fetch(`${url}/misbehave`, { method: 'POST', headers: { authorization }, body });
    },
    async behave() {
      await fetch(`${url}/misbehave`, { method: 'DELETE', headers: { authorization } });
    },
    async choose(reference, choice) {
      const page = `${url}/checkoutnow?token=${reference}`;
      await fetch(page, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
    },
    async books() {
      const state: {
        readonly captures: Record<string, ProviderBooks['captures'][number]>;
        readonly refunds: Record<string, ProviderBooks['refunds'][number]>;
      } = JSON.parse(await readFile(store, 'utf8'));
      return { captures: Object.values(state.captures), refunds: Object.values(state.refunds) };
    },
  };
}
