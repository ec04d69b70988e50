import { type PrintJobId, REFUSAL_REASONS, REVIEW_DECISIONS } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { assetId, count, id, shopPrint, text, timestamp } from '../schemas.ts';

/** The longest words of a shop about a refused design, in characters. */
export const MAX_REFUSAL_WORDS = 300;

/** Why a shop does not print a design; `words` are what its person adds, '' for nothing. */
export const refusal = z.object({ reason: z.enum(REFUSAL_REASONS), words: z.string() });
export type Refusal = z.infer<typeof refusal>;

/** A paid print that waits for a look at its design. */
const designReview = z.object({
  ...shopPrint,
  shell_name: z.string(),
  colour_name: z.string(),
  /** Trim size in mm. */
  width: z.number(),
  height: z.number(),
  since: timestamp,
  /** A small picture. GET /api/order/thumbnail/{asset}; the large one: GET /api/order/design/{job_id}, with the session's header. */
  thumbnail: z.nullable(assetId),
  /** When the shop has refused the same design on the same goods before: when, by whom and why. */
  before: z.nullable(z.object({ at: timestamp, by: z.string(), refusal })),
});
export type DesignReview = z.infer<typeof designReview>;

export const reviewsActions = [
  action({
    name: 'Partner.designReviews',
    paged: true,
    who: ['partner'],
    duty: 'counter',
    summary: 'Lists the paid prints that wait for a look at their designs, the oldest first (AI-05).',
    input: z.object({}),
    output: z.array(designReview),
  }),
  action({
    name: 'Partner.reviewDesign',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Approves a design, which is printed then, or refuses it with a reason that its customer reads: the item is cancelled and refunded in full. Answers how many still wait (AI-05).',
    input: z.object({
      job_id: id<PrintJobId>(),
      decision: z.enum(REVIEW_DECISIONS),
      /** Why it is refused. */
      reason: z.optional(z.enum(REFUSAL_REASONS)),
      /** For the customer; required with the reason `other`. */
      words: z.optional(text(MAX_REFUSAL_WORDS)),
    }),
    output: z.object({ waiting: count }),
  }),
] as const;
