import { brandedNumber, type Calibration, CALIBRATION_LIMITS, INK_SPACES } from '@cpc/design';
import {
  type ColourId,
  type GoodsId,
  type Mm,
  type OrderId,
  type PrintJobId,
  type ShellId,
  DESIRED_STATION_STATES,
  STOCK_LEVELS,
  TEST_PRINT_STATES,
} from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import {
  assetId,
  count,
  id,
  mm,
  printJobState,
  shopPrint,
  stationId,
  stationState,
  text,
  timestamp,
} from '../schemas.ts';
import { stationView } from './catalogue.ts';
import { orderView } from './orders.ts';
import { supply } from './station.ts';

const PRINT_DECISIONS = ['printed', 'reprint', 'cancel'] as const;
/**
 * Late news about a print after a decision: its printer finished it all the same, or its station had already handed it
 * over.
 */
const LATE_NEWS = ['printed', 'handedOver'] as const;

const within = (most: number) => z.number().check(z.minimum(-most), z.maximum(most));
const mmWithin = (most: number) => brandedNumber<Mm>(within(most));
const permille = z.int().check(z.minimum(1000 - CALIBRATION_LIMITS.scale), z.maximum(1000 + CALIBRATION_LIMITS.scale));

/** How far a station's print is off (SA-06). */
export const calibration: z.ZodMiniType<Calibration> = z.object({
  offsetX: mmWithin(CALIBRATION_LIMITS.offset),
  offsetY: mmWithin(CALIBRATION_LIMITS.offset),
  scaleX: permille,
  scaleY: permille,
  rotation: within(CALIBRATION_LIMITS.rotation),
  slots: z
    .array(z.object({ id: z.string().check(z.regex(/^[\w-]{1,20}$/)), x: mm, y: mm, width: mm, height: mm }))
    .check(z.maxLength(CALIBRATION_LIMITS.slots)),
});

const stationChange = z.object({
  at: timestamp,
  event: z.string(),
  from: stationState,
  to: stationState,
  actor: z.string(),
  /** The person of the shop who did it; null if nobody did, or if there were no named people yet. */
  by: z.nullable(z.string()),
  cause: z.string(),
});

const inkSpace = z.enum(INK_SPACES);

const testPrint = z.object({
  test_id: id<PrintJobId>(),
  /** The colour space of a chart; null for a page of marks. */
  chart: z.nullable(inkSpace),
  state: z.enum(TEST_PRINT_STATES),
  reason: z.string(),
  created_at: timestamp,
});

/** A station with everything that its owner looks after. */
export const stationCare = z.object({
  machine: stationView,
  wish: z.enum(DESIRED_STATION_STATES),
  since: timestamp,
  /** Null if no agent was ever heard from. */
  heard_at: z.nullable(timestamp),
  version: z.string(),
  /** Whether an agent has a valid key. */
  enrolled: z.boolean(),
  /** Its paired displays, first paired first. */
  displays: z.array(z.object({ display_id: z.string(), paired_at: timestamp })),
  supplies: z.array(supply),
  media: z.array(z.string()),
  /** Degrees Celsius; null if the printer does not say. */
  temperature: z.nullable(z.number()),
  calibration,
  calibration_version: count,
  tests: z.array(testPrint),
  /** Its id at the voucher platform; empty if it accepts no vouchers. */
  voucher_place: z.string(),
  history: z.array(stationChange),
});
export type StationCare = z.infer<typeof stationCare>;

/**
 * A print that needs a decision: its outcome is unknown (`unsure`), its station could not begin it (`held`), or it has
 * been in its printer for longer than prints take there (`printing`).
 */
export const unsureJob = z.object({
  ...shopPrint,
  colour_name: z.string(),
  /** GET /api/order/thumbnail/{asset} with the partner’s header. */
  thumbnail: z.nullable(assetId),
  percent: count,
  /** The printer’s reason as an IPP keyword, or empty. */
  reason: z.string(),
  since: timestamp,
  state: printJobState,
});
export type UnsureJob = z.infer<typeof unsureJob>;

/** A print that a person puts on the bed and takes off (QU-06), in the order in which it is printed. */
export const bedJob = z.object({
  ...shopPrint,
  shell_name: z.string(),
  colour_name: z.string(),
  /** GET /api/order/thumbnail/{asset} with the partner’s header. */
  thumbnail: z.nullable(assetId),
  /** The slot of the jig that the file places it in; empty if it has none. */
  slot: z.string(),
  /** The bay that is kept for it; empty if it has none yet, or is sent. */
  bay: z.string(),
  /** Whether it is sent by carrier: then it goes to no bay. */
  sent: z.boolean(),
  state: printJobState,
});
export type BedJob = z.infer<typeof bedJob>;

/** Wrong pickup codes typed at one station since its keypad was first locked. */
export const pickupGuesses = z.object({
  machine_id: stationId,
  machine_name: z.string(),
  misses: count,
  since: timestamp,
  last_at: timestamp,
});
export type PickupGuesses = z.infer<typeof pickupGuesses>;

/** A person's decision about such a print, with what they saw. */
export const printDecision = z.object({
  print_number: z.string(),
  order_number: z.string(),
  machine_name: z.string(),
  model: z.string(),
  thumbnail: z.nullable(assetId),
  decision: z.enum(PRINT_DECISIONS),
  piece: z.enum(['used', 'unused']),
  reason: z.string(),
  at: timestamp,
  /** The person of the shop; null if there were no named people yet. */
  by: z.nullable(z.string()),
  /** News about the print after the decision that contradicts it. */
  later: z.nullable(z.enum(LATE_NEWS)),
});
export type PrintDecision = z.infer<typeof printDecision>;

/** An item that nobody picked up. */
export const unclaimedItem = z.object({
  ...shopPrint,
  thumbnail: z.nullable(assetId),
  bay: z.string(),
  ready_at: timestamp,
  set_aside_at: z.nullable(timestamp),
});
export type UnclaimedItem = z.infer<typeof unclaimedItem>;

/** Another station that could make an order. */
export const otherStation = z.object({
  machine_id: stationId,
  name: z.string(),
  address: z.string(),
  waiting: count,
  /** See `Machine.get`. */
  bays_full: z.boolean(),
  estimate_s: count,
});
export type OtherStation = z.infer<typeof otherStation>;

/** A kind of piece that a station uses or runs out of. */
export const stockLine = z.object({
  machine_id: stationId,
  machine_name: z.string(),
  goods_id: id<GoodsId>(),
  shell_id: id<ShellId>(),
  colour_id: id<ColourId>(),
  brand: z.string(),
  model: z.string(),
  shell_name: z.string(),
  colour_name: z.string(),
  /** Pieces that are not held or ordered (`available`), and all pieces at the station (`on_hand`). */
  available: count,
  on_hand: count,
  /** Pieces used in the last `used_days` days: 28, or fewer for a kind that is newer here. */
  used: count,
  used_days: count,
  /** Whole days until the last one is used at that rate; null if none is used. */
  days_left: z.nullable(count),
  /** The pieces that should be there: set by a person (`minimum_set`), or what is used in a little more than a week. */
  minimum: count,
  minimum_set: z.boolean(),
  level: z.enum(STOCK_LEVELS),
});
export type StockLine = z.infer<typeof stockLine>;

/** What a station needs at the next visit. */
const stockWarning = z.object({
  machine_id: stationId,
  machine_name: z.string(),
  /** Kinds that are used here and have run out (`empty`), and kinds that will run out within a week (`low`). */
  empty: count,
  low: count,
  /** The most urgent of them. */
  lines: z.array(stockLine),
});
export type StockWarning = z.infer<typeof stockWarning>;

const reason = z.string().check(z.minLength(3), z.maxLength(200));

export const stationCareActions = [
  action({
    name: 'Partner.machine',
    who: ['partner'],
    duty: null,
    summary: 'Returns one station with its ink, media, calibration, test prints and history (PA-02).',
    input: z.object({ machine_id: stationId }),
    output: stationCare,
  }),
  action({
    name: 'Partner.stock',
    who: ['partner'],
    duty: 'stock',
    summary:
      'Lists what a station uses, has run out of, or will run out of within a week: at most 30 kinds, the most urgent first (SK-04).',
    input: z.object({ machine_id: stationId }),
    output: z.array(stockLine),
  }),
  action({
    name: 'Partner.pickupGuesses',
    who: ['partner'],
    duty: 'machines',
    summary: 'Lists the stations where many wrong pickup codes were typed within the last day (QU-02).',
    input: z.object({}),
    output: z.array(pickupGuesses),
  }),
  action({
    name: 'Partner.stockWarnings',
    who: ['partner'],
    duty: 'stock',
    summary: 'Lists the stations that run out of stock, with the most urgent kinds of each (SK-04).',
    input: z.object({}),
    output: z.array(stockWarning),
  }),
  action({
    name: 'Partner.setStation',
    who: ['partner'],
    duty: 'machines',
    summary:
      'Opens a station, pauses it or puts it into maintenance. It finishes its current job and takes no new one (QU-04).',
    input: z.object({ machine_id: stationId, state: z.enum(DESIRED_STATION_STATES) }),
    output: stationCare,
  }),
  action({
    name: 'Partner.enrolCode',
    who: ['partner'],
    duty: 'people',
    summary:
      'Creates a one-time code for the station’s agent, returned only once. Earlier unused codes become invalid (SA-01).',
    input: z.object({ machine_id: stationId }),
    output: z.object({ code: z.string(), expires_at: timestamp }),
  }),
  action({
    name: 'Partner.revokeStation',
    who: ['partner'],
    duty: 'people',
    summary:
      'Revokes the keys of a station’s agent and displays at once. A person decides about a print it has started (SA-03).',
    input: z.object({ machine_id: stationId, reason }),
    output: stationCare,
  }),
  action({
    name: 'Partner.setCalibration',
    who: ['partner'],
    duty: 'machines',
    summary: 'Sets a station’s calibration and the slots of its jig. Files of waiting prints are made again (SA-06).',
    input: z.object({ machine_id: stationId, calibration }),
    output: stationCare,
  }),
  action({
    name: 'Partner.testPrint',
    who: ['partner'],
    duty: 'machines',
    summary:
      'Prints a page of marks before all waiting jobs, to measure the station; or a colour chart without a profile, to make its profile (SA-06).',
    input: z.object({ machine_id: stationId, chart: z.optional(z.nullable(inkSpace)) }),
    output: stationCare,
  }),
  action({
    name: 'Partner.chartValues',
    who: ['partner'],
    duty: 'machines',
    summary: 'Returns the colour values of a printed chart as CGATS.17 text, for measuring programs (SA-06).',
    input: z.object({ test_id: id<PrintJobId>() }),
    output: z.object({ name: z.string(), patches: count, text: z.string() }),
  }),
  action({
    name: 'Partner.unsureJobs',
    who: ['partner'],
    duty: 'prints',
    summary:
      'Lists the prints that need a person’s decision: the outcome is unknown, the station could not start them, or they take much longer than usual (SA-03).',
    input: z.object({}),
    output: z.array(unsureJob),
  }),
  action({
    name: 'Partner.bed',
    who: ['partner'],
    duty: 'prints',
    summary:
      'Lists what the person at a station’s bed loads next, and the prints whose file a RIP has taken: that person says what became of them (QU-06, SA-09).',
    input: z.object({ machine_id: stationId }),
    output: z.array(bedJob),
  }),
  action({
    name: 'Partner.decideJob',
    who: ['partner'],
    duty: 'prints',
    summary:
      'Decides about such a print: it is printed and in a bay, is printed again, or is cancelled and refunded. A held print was never started: it can be printed again or cancelled. A running print can be decided once it takes much longer than usual (PA-06), and one whose file a RIP has taken at any time, without a reason if it is printed (SA-09).',
    input: z.object({
      job_id: id<PrintJobId>(),
      decision: z.enum(PRINT_DECISIONS),
      /** Whether the piece in the printer can still be used. */
      piece: z.enum(['used', 'unused']),
      /** What the person saw. */
      reason: z.optional(reason),
      /** The bay it is in, for `printed`. */
      bay: z.optional(text(20)),
    }),
    output: z.array(unsureJob),
  }),
  action({
    name: 'Partner.decisions',
    paged: true,
    who: ['partner'],
    duty: 'prints',
    summary: 'Lists the decisions of the shop’s people about such prints, newest first (OR-09, PA-06).',
    input: z.object({}),
    output: z.array(printDecision),
  }),
  action({
    name: 'Partner.unclaimed',
    who: ['partner'],
    duty: 'counter',
    summary: 'Lists the items that have waited in a bay for days, oldest first (QU-03).',
    input: z.object({}),
    output: z.array(unclaimedItem),
  }),
  action({
    name: 'Partner.setAside',
    who: ['partner'],
    duty: 'counter',
    summary: 'Moves an item out of its bay into storage after two weeks. Its code stays valid (QU-03).',
    input: z.object({ job_id: id<PrintJobId>() }),
    output: z.array(unclaimedItem),
  }),
  action({
    name: 'Partner.reportMissing',
    who: ['partner'],
    duty: 'counter',
    summary:
      'Reports that an item is not in its bay and cannot be handed over. It is then decided like any unsure print (OR-02).',
    input: z.object({ job_id: id<PrintJobId>() }),
    output: z.array(unclaimedItem),
  }),
  action({
    name: 'Order.moves',
    who: ['customer'],
    summary: 'Lists the stations that can make a waiting order instead of its own, the soonest first (QU-04).',
    input: z.object({ order_id: id<OrderId>() }),
    output: z.object({
      /** The state of the order's own station, and whether its bays are full. */
      state: stationState,
      bays_full: z.boolean(),
      stations: z.array(otherStation),
    }),
  }),
  action({
    name: 'Order.move',
    who: ['customer'],
    summary:
      'Moves an order to another station of the same shop, if no print is started. Price and design stay (QU-04).',
    input: z.object({ order_id: id<OrderId>(), machine_id: stationId }),
    output: orderView,
  }),
] as const;
