import { onTestFinished, expect } from 'vitest';
import { reconcile } from '../modules/ledger/reconcile/reconcile.ts';
import { counterProvider } from '../modules/payments/counter.ts';
import { paypalProvider } from '../modules/payments/paypal/adapter.ts';
import type { PaymentProvider } from '../records/payments/provider.ts';
import { type Providers, providersOf } from '../records/payments/providers.ts';
import { douyinVouchers } from '../modules/vouchers/douyin.ts';
import { voucherProvider } from '../modules/vouchers/provider.ts';
import type { TestShop } from './shop.ts';

/** The provider of online payments that a test's server has. */
export function realPaypal({ config, clock }: TestShop['services']): PaymentProvider {
  if (!config.paypal) throw new Error('this shop has no provider of online payments');
  return paypalProvider(config.paypal, clock);
}

/** The providers of a shop's server, created once more for direct questions. */
export function shopProviders({ services }: Pick<TestShop, 'services'>): Providers {
  const paypal = realPaypal(services);
  onTestFinished(() => paypal.close());
  const { vouchers } = services.config;
  const voucher = vouchers && voucherProvider(services, douyinVouchers(vouchers, services.clock));
  onTestFinished(() => voucher?.close());
  return providersOf(paypal, counterProvider(services), ...(voucher ? [voucher] : []));
}

/** Checks that provider, orders, prints and ledger agree: the end of every test in which money moved (MO-03). */
export async function expectReconciled(shop: Pick<TestShop, 'services'>): Promise<void> {
  expect(await reconcile(shop.services, { providers: shopProviders(shop) })).toEqual([]);
}
