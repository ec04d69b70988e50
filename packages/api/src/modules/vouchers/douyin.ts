import * as z from 'zod/mini';
import { ProviderUnavailable } from '../../records/payments/provider.ts';
import type { Clock } from '../../base/ports/clock.ts';
import type { VoucherConfig } from '../../base/services.ts';
import { type DouyinAnswer, douyinClient } from './douyin-client.ts';
import type { Redeemed, VoucherPlatform } from '../../records/vouchers/platform.ts';

const BASE = '/goodlife/v1/fulfilment/certificate';
/** The status of an unused voucher in `certificate/get`. */
const UNUSED = 1;

const text = z.union([z.string(), z.number()]);
const prepared = z.object({
  verify_token: z.string(),
  order_id: text,
  certificates: z.array(
    z.object({
      certificate_id: text,
      encrypted_code: z.string(),
      /** Seconds. */
      expire_time: z.number(),
      sku: z.object({ sku_id: text, title: z.string() }),
    }),
  ),
});
const verified = z.object({
  verify_results: z.array(z.object({ result: z.number(), msg: z.optional(z.string()), verify_id: z.optional(text) })),
});
const status = z.object({
  certificate: z.object({ status: z.number(), verify: z.optional(z.object({ verify_id: text })) }),
});

/**
 * Group-purchase vouchers of Douyin's life services: prepare → verify → cancel, as its public documents describe them.
 * `verify_token` makes a verification idempotent for a short time. A cancellation is accepted for one hour only.
 */
export function douyinVouchers(config: VoucherConfig, clock: Clock): VoucherPlatform {
  const client = douyinClient(config, clock);
  /** The voucher was unused when we prepared it, and we asked to redeem it. If it is used now, we redeemed it. */
  async function usedBefore(encryptedCode: string): Promise<Redeemed | undefined> {
    const answer = await client.get(`${BASE}/get/`, { encrypted_code: encryptedCode });
    // No answer is not a refusal: the voucher may be used, and by us.
    if (answer.code !== 0) throw new ProviderUnavailable(`douyin: ${answer.code} ${answer.description}`);
    const { certificate } = read(status, answer);
    if (!certificate.verify || certificate.status === UNUSED) return undefined;
    return { kind: 'redeemed', verifyId: String(certificate.verify.verify_id) };
  }
  return {
    async prepare(code, place) {
      const named = encryptedData(code);
      const query = named === undefined ? { code } : { encrypted_data: named };
      const answer = await client.get(`${BASE}/prepare/`, { ...query, poi_id: place });
      if (answer.code !== 0) return undefined;
      const { verify_token, order_id, certificates } = read(prepared, answer);
      return {
        verifyToken: verify_token,
        orderNumber: String(order_id),
        certificates: certificates.map(({ certificate_id, encrypted_code, expire_time, sku }) => ({
          certificateId: String(certificate_id),
          encryptedCode: encrypted_code,
          sku: String(sku.sku_id),
          title: sku.title,
          expiresAt: expire_time * 1_000,
        })),
      };
    },
    async redeem({ verifyToken, encryptedCode, place, again }) {
      const body = { verify_token: verifyToken, poi_id: place, encrypted_codes: [encryptedCode] };
      const answer = await client.post(`${BASE}/verify/`, body);
      const redeemed = answer.code === 0 ? resultOf(answer) : refusal(answer.code, answer.description);
      // The platform remembers the token for a short time only. A refusal may mean that the voucher is used, by us.
      return redeemed.kind === 'refused' && again ? ((await usedBefore(encryptedCode)) ?? redeemed) : redeemed;
    },
    async undo({ verifyId, certificateId, encryptedCode }) {
      const body = { verify_id: verifyId, certificate_id: certificateId };
      if ((await client.post(`${BASE}/cancel/`, body)).code === 0) return 'undone';
      // The refusal may follow a cancellation that succeeded but whose answer was lost.
      const answer = await client.get(`${BASE}/get/`, { encrypted_code: encryptedCode });
      return answer.code === 0 && read(status, answer).certificate.status === UNUSED ? 'undone' : 'kept';
    },
    close: () => client.close(),
  };
}

function resultOf(answer: DouyinAnswer): Redeemed {
  const [result] = read(verified, answer).verify_results;
  if (result?.result !== 0 || result.verify_id === undefined) return refusal(result?.result, result?.msg);
  return { kind: 'redeemed', verifyId: String(result.verify_id) };
}

const refusal = (code: number | undefined, why = ''): Redeemed => ({ kind: 'refused', why: `${code} ${why}` });

/** The parameter that a scanned code's address carries instead of a number. The rest of the address is ignored. */
function encryptedData(code: string): string | undefined {
  return URL.canParse(code) ? (new URL(code).searchParams.get('encrypted_data') ?? undefined) : undefined;
}

function read<T>(schema: z.ZodMiniType<T>, { data }: DouyinAnswer): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new ProviderUnavailable(
    `douyin: the answer has an unexpected form at ${result.error.issues[0]?.path.join('.') ?? ''}`,
  );
}
