import type { PaymentProvider } from './provider.ts';

/** Whoever takes money for the shop, by the name their payments bear. */
export type Providers = ReadonlyMap<string, PaymentProvider>;

export function providersOf(...providers: readonly PaymentProvider[]): Providers {
  return new Map(providers.map((provider) => [provider.name, provider]));
}

/** @throws Error for a payment of a provider that this server does not know */
export function providerOf(providers: Providers, name: string): PaymentProvider {
  const provider = providers.get(name);
  if (!provider) throw new Error(`payments: there is no provider ${name}`);
  return provider;
}
