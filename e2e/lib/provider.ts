import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { freePort, type ProviderProcess, providerProcess } from '@cpc/testkit';
import { test } from '@playwright/test';

interface Books {
  readonly orders: Readonly<Record<string, { readonly status: string }>>;
  readonly captures: Readonly<Record<string, { readonly status: string }>>;
}

/** The payment provider's own records: the orders opened there, and the captures. */
export function booksOf(folder: string): { readonly orders: readonly string[]; readonly captures: readonly string[] } {
  const file = join(folder, 'paypal-standin.json');
  // The file does not exist before the first payment.
  if (!existsSync(file)) return { orders: [], captures: [] };
  const { orders, captures } = JSON.parse(readFileSync(file, 'utf8')) as Books;
  return {
    orders: Object.values(orders).map(({ status }) => status),
    captures: Object.values(captures).map(({ status }) => status),
  };
}

/** The payment provider as a separate process that can be told to misbehave, and the server's environment for it. */
export async function openProvider(): Promise<{
  readonly provider: ProviderProcess;
  readonly env: Readonly<Record<string, string>>;
}> {
  const secret = 'a-secret-of-the-test';
  const store = test.info().outputPath('provider.json');
  // Its webhooks reach no shop: its answers to the server's calls decide.
  const provider = providerProcess({ port: await freePort(), store, shops: ['http://127.0.0.1:1'], secret });
  await provider.start();
  return { provider, env: { PAYPAL_STANDIN_URL: provider.url, PAYPAL_STANDIN_SECRET: secret } };
}

/** Skips the pause of minutes after which a refused refund is tried again. */
export function passRefundPause(folder: string): void {
  const database = new DatabaseSync(join(folder, 'database', 'store.sqlite'), { timeout: 5_000 });
  database.exec("update background_jobs set run_at = 0 where kind = 'payments.refund'");
  database.close();
}
