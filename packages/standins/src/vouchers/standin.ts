import type { FastifyPluginAsync } from 'fastify';
import { voucherRoutes } from './routes.ts';
import { type Offer, type VoucherState, openVouchers, sell } from './state.ts';
import type { VoucherCall, VoucherMisbehaviour, VoucherStandinOptions } from './options.ts';

export interface VoucherStandin {
  readonly plugin: FastifyPluginAsync;
  /** Sells a voucher. @returns the code that its buyer gets */
  readonly sell: (offer: Offer, pieces?: number) => Promise<string>;
  readonly misbehave: (call: VoucherCall, what: VoucherMisbehaviour) => void;
  /** How often each voucher of a code was verified; cancellations are not subtracted. */
  readonly verifications: (code: string) => readonly number[];
}

/**
 * Group-purchase vouchers of Douyin's life services over HTTP (client token, prepare, verify, cancel, get), with a page
 * that sells demo vouchers, for demos and tests (PY-09).
 * https://partner.open-douyin.com/docs/resource/zh-CN/local-life/develop/OpenAPI
 * @throws Error in production: a stand-in's answers about payments must never be trusted there
 */
export async function voucherStandin(options: VoucherStandinOptions): Promise<VoucherStandin> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error(
      'voucherStandin: refuses to run with NODE_ENV=production; set DOUYIN_CLIENT_KEY and DOUYIN_CLIENT_SECRET',
    );
  const state: VoucherState = await openVouchers(options.store);
  const wrong: { readonly call: VoucherCall; readonly what: VoucherMisbehaviour }[] = [];
  const save = () => options.store.save(JSON.stringify(state));
  return {
    plugin: async (app) =>
      voucherRoutes(app, {
        options,
        state,
        save,
        take(call) {
          const index = wrong.findIndex((order) => order.call === call);
          return index < 0 ? undefined : wrong.splice(index, 1)[0]?.what;
        },
      }),
    async sell(offer, pieces = 1) {
      const code = sell(state, options, offer, pieces);
      await save();
      return code;
    },
    misbehave: (call, what) => void wrong.push({ call, what }),
    verifications: (code) => state.certificates.filter((one) => one.code === code).map((one) => one.verified),
  };
}
