import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { freePort, type ProviderProcess, providerProcess } from '@cpc/testkit';
import { test } from '@playwright/test';

interface Books {
  readonly orders: Readonly<Record<string, { readonly status: string }>>;
  readonly captures: Readonly<Record<string, { readonly status: string }>>;
}

/** What the payment provider's own books say: the orders opened there, and the payments that were taken. */
export function booksOf(folder: string): { readonly orders: readonly string[]; readonly captures: readonly string[] } {
  const file = join(folder, 'paypal-standin.json');
  // Nothing is written before the first payment.
  if (!existsSync(file)) return { orders: [], captures: [] };
  const { orders, captures } = JSON.parse(readFileSync(file, 'utf8')) as Books;
  return {
    orders: Object.values(orders).map(({ status }) => status),
    captures: Object.values(captures).map(({ status }) => status),
  };
}

/** The payment provider as a process of its own, which can be told to misbehave, and what a server needs to know of it. */
export async function openProvider(): Promise<{
  readonly provider: ProviderProcess;
  readonly env: Readonly<Record<string, string>>;
}> {
  const secret = 'a-secret-of-the-test';
  const store = test.info().outputPath('provider.json');
  // Its events find no shop: what it says when it is asked decides.
  const provider = providerProcess({ port: await freePort(), store, shops: ['http://127.0.0.1:1'], secret });
  await provider.start();
  return { provider, env: { PAYPAL_STANDIN_URL: provider.url, PAYPAL_STANDIN_SECRET: secret } };
}

/** A refund that was refused is asked again after minutes: they are over. */
export function passRefundPause(folder: string): void {
  const database = new DatabaseSync(join(folder, 'database', 'store.sqlite'), { timeout: 5_000 });
  database.exec("update background_jobs set run_at = 0 where kind = 'payments.refund'");
  database.close();
}
