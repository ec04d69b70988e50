import type { PaymentProvider } from './provider.ts';

/** The payment providers, by the name that their payments are stored with. */
export type Providers = ReadonlyMap<string, PaymentProvider>;

export function providersOf(...providers: readonly PaymentProvider[]): Providers {
  return new Map(providers.map((provider) => [provider.name, provider]));
}

/** @throws Error if this server does not know the provider of a payment */
export function providerOf(providers: Providers, name: string): PaymentProvider {
  const provider = providers.get(name);
  if (!provider) throw new Error(`payments: unknown provider ${name}`);
  return provider;
}
