import {
  MAX_PROBLEM_PHOTOS,
  type OrderId,
  type OrderItemId,
  PROBLEM_DECISIONS,
  PROBLEM_KINDS,
  PROBLEM_STATES,
  type ProblemId,
} from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { assetId, count, id, money, printJobState, stationId, text, timestamp } from '../schemas.ts';

/** The longest message of a problem, in characters. */
export const MAX_PROBLEM_WORDS = 1_000;

const words = text(MAX_PROBLEM_WORDS);
const photos = z.array(assetId).check(z.maxLength(MAX_PROBLEM_PHOTOS));

const message = z.object({
  seq: count,
  at: timestamp,
  by: z.enum(['customer', 'shop']),
  event: z.enum(['reported', 'reopened', 'calledOff', ...PROBLEM_DECISIONS]),
  words: z.string(),
  /** GET /api/problem/photo/{asset} with the session's header. */
  photos: z.array(assetId),
});
const problemFields = {
  problem_id: id<ProblemId>(),
  order_id: id<OrderId>(),
  item_id: id<OrderItemId>(),
  kind: z.enum(PROBLEM_KINDS),
  state: z.enum(PROBLEM_STATES),
  created_at: timestamp,
  changed_at: timestamp,
};

const problemView = z.object({
  ...problemFields,
  /** True while the customer may write once more. */
  may_reopen: z.boolean(),
  messages: z.array(message),
});
export type ProblemView = z.infer<typeof problemView>;

const problemsOfOrder = z.object({
  /** The oldest first. */
  problems: z.array(problemView),
  /** The items about which a problem can be reported now. */
  reportable: z.array(id<OrderItemId>()),
});
export type ProblemsOfOrder = z.infer<typeof problemsOfOrder>;

/** A problem as the people of the shop see it, with the facts of its order and item. */
const shopProblem = z.object({
  ...problemFields,
  /** The name of the person who wrote a message; null for the customer. */
  messages: z.array(z.extend(message, { person: z.nullable(z.string()) })),
  order_number: z.string(),
  ordered_at: timestamp,
  machine_id: stationId,
  machine_name: z.string(),
  /** 1, 2, 3, … within the order, which has so many items. */
  line: count,
  items: count,
  model: z.string(),
  shell_name: z.string(),
  colour_name: z.string(),
  price: money,
  /** What a refund would give back: the item's share without earlier refunds. */
  refundable: money,
  /** The state of the item's print; null if it has none. */
  job: z.nullable(printJobState),
  /** When it was picked up or received. */
  ended_at: z.nullable(timestamp),
  /** GET /api/order/thumbnail/{asset} with the session's header. */
  thumbnail: z.nullable(assetId),
  /** What can be decided now. */
  may: z.array(z.enum(PROBLEM_DECISIONS)),
});
export type ShopProblem = z.infer<typeof shopProblem>;

export const problemsActions = [
  action({
    name: 'Problem.report',
    who: ['customer'],
    summary:
      'Reports a problem with an item of a paid order, until 60 days after its pickup or receipt, with up to 3 of the caller’s pictures (OR-13). Calls with the same client_key create one problem.',
    input: z.object({
      order_id: id<OrderId>(),
      item_id: id<OrderItemId>(),
      client_key: text(80),
      kind: z.enum(PROBLEM_KINDS),
      words,
      photos,
    }),
    output: problemView,
  }),
  action({
    name: 'Problem.reopen',
    who: ['customer'],
    summary:
      'Writes once more about a problem that the shop answered or declined; the shop decides again (OR-13). A second call with the same words changes nothing.',
    input: z.object({ problem_id: id<ProblemId>(), words, photos }),
    output: problemView,
  }),
  action({
    name: 'Problem.ofOrder',
    who: ['customer'],
    summary: 'Returns the problems of one of the caller’s orders, and the items that can be reported (OR-13).',
    input: z.object({ order_id: id<OrderId>() }),
    output: problemsOfOrder,
  }),
  action({
    name: 'Partner.problems',
    paged: true,
    who: ['partner'],
    duty: 'counter',
    summary: 'Lists the problems that customers of the shop report: those to decide first, the newest first (PA-11).',
    input: z.object({
      state: z.optional(z.enum(PROBLEM_STATES)),
      /** The number of an order. */
      order_number: z.optional(text(40)),
    }),
    output: z.array(shopProblem),
  }),
  action({
    name: 'Partner.decideProblem',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Decides a reported problem, with words for the customer: an answer, a refusal, a refund of what is left of the item’s share, or another print, in one transaction with the act (PA-11).',
    input: z.object({
      problem_id: id<ProblemId>(),
      decision: z.enum(PROBLEM_DECISIONS),
      words,
      /** The last message that the person has read; a decision that overlooks a later one is refused. */
      seen: count,
    }),
    output: shopProblem,
  }),
] as const;
