import { type Currency, REPORT_GROUPS } from '@cpc/domain';
import { brandedText } from '@cpc/design';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, stationId, text } from '../schemas.ts';

/** Sums of one currency, in its minor units. Currencies are never added to each other. */
const reportMoney = z.object({
  currency: brandedText<Currency>(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** What customers paid, with the delivery fee. */
  sales: z.int(),
  /** What was promised back to customers. */
  refunds: z.int(),
  /** Sales less refunds. */
  net: z.int(),
  /** The part of the platform and of promoters, less what they gave back for refunds. */
  commission: z.int(),
  promoted: z.int(),
  /** What the platform paid for reprints. */
  reprints: z.int(),
  /** Net, less commission and promoters, with paid reprints: the lines of the statement without withdrawals. */
  share: z.int(),
  /** What coupons took off the prices. */
  discounts: z.int(),
  /** The average price of an item after its discount, rounded; null if nothing was sold. */
  average: z.nullable(z.int()),
});
export type ReportMoney = z.infer<typeof reportMoney>;

const reportFigures = z.object({
  /** Paid orders and their items; null for people without the duty `money`. */
  orders: z.nullable(count),
  items: z.nullable(count),
  /** Finished prints; `reprints` are those of an item that was printed before. */
  prints: count,
  reprints: count,
  /** Spoiled pieces: decided as used without a result, or counted as missing. */
  waste: count,
  printing_ms: count,
  /** How long stations were online and open; null where it cannot be told, as for a model. */
  online_ms: z.nullable(count),
  /** From paid to the first time it was ready, to half a minute; null if nothing became ready. */
  ready_median_ms: z.nullable(count),
  ready_p90_ms: z.nullable(count),
  /** One per currency; null for people without the duty `money`. */
  money: z.nullable(z.array(reportMoney)),
});
export type ReportFigures = z.infer<typeof reportFigures>;

const reportLine = z.extend(reportFigures, {
  /** The first day of the day, week or month, the hour, or the id; empty for what belongs to none, as a delivery fee. */
  key: z.string(),
  /** The name of a station, model or shell. */
  name: z.nullable(z.string()),
});
export type ReportLine = z.infer<typeof reportLine>;

/** A local date; the server checks it, so that the refusal is `invalidDate`. */
const day = text(20);

const wanted = {
  /** The first and the last local day, `yyyy-mm-dd`. */
  from: day,
  until: day,
  /** An IANA zone; its days begin and end as clocks there showed. */
  zone: text(64),
  group: z.enum(REPORT_GROUPS),
  machine_id: z.optional(stationId),
};

export const partnerReportActions = [
  action({
    name: 'Partner.report',
    who: ['partner'],
    duty: null,
    summary:
      'Sums up what a shop sold and printed on some local days, by day, week, month, hour, station, model or shell, beside as many days before. Money needs the duty `money` and adds up to the statement (PA-05).',
    input: z.object(wanted),
    output: z.object({
      lines: z.array(reportLine),
      total: reportFigures,
      before: reportFigures,
      /** The person is limited to some stations, and the figures are theirs only. */
      limited: z.boolean(),
    }),
  }),
  action({
    name: 'Partner.reportFile',
    who: ['partner'],
    duty: null,
    summary: 'Writes the lines of a report into a table, with headings in the language of the call (PA-05).',
    input: z.object({ ...wanted, format: z.enum(['csv', 'xlsx']) }),
    output: z.object({
      name: z.string(),
      /** In base64. */
      file: z.string(),
    }),
  }),
] as const;
