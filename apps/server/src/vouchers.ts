import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { VoucherConfig } from '@cpc/api';
import { fileStore, type VoucherStandin, voucherStandin } from '@cpc/standins';
import type { Settings } from '@cpc/settings';

const PREFIX = '/demo-vouchers';
const DOUYIN = 'https://open.douyin.com';

export interface Vouchers {
  /** Undefined if no vouchers are accepted. */
  readonly config: VoucherConfig | undefined;
  /** The stand-in's routes, in a demo without a real platform. */
  readonly standin?: { readonly plugin: VoucherStandin['plugin']; readonly prefix: string };
}

/** The voucher platform: Douyin's own, in a demo the stand-in with the same protocol, or none (PY-09). */
export async function voucherPlatform(settings: Settings, origin: string): Promise<Vouchers> {
  if (settings.douyin) return { config: { apiUrl: DOUYIN, ...settings.douyin } };
  if (!settings.demo) return { config: undefined };
  // The stand-in serves this process only; its secret keeps other users of the machine out.
  const keys = { clientKey: 'demo', clientSecret: randomBytes(32).toString('hex') };
  const store = fileStore(join(settings.dataDir, 'voucher-standin.json'));
  const { plugin } = await voucherStandin({ ...keys, store, clock: Date.now, random: randomBytes });
  return { config: { apiUrl: origin + PREFIX, ...keys }, standin: { plugin, prefix: PREFIX } };
}
