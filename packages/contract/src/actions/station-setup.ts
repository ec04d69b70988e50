import { MAX_POSTER_LANGUAGES, PRINTER_CHOICE_OUTCOMES, type PrintJobId, TEST_PRINT_STATES } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count, id, localeCode, stationId, text } from '../schemas.ts';
import { foundPrinter } from './station.ts';

/** What a station needs before it takes orders, in the order in which it is set up (JN-10). */
const SETUP_STEPS = ['place', 'display', 'agent', 'printer', 'preset', 'test', 'bays', 'stock', 'poster'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** `waiting`: it goes on by itself, or waits for an answer of the person. `wrong`: it was done and needs a look. */
const SETUP_STATES = ['done', 'missing', 'waiting', 'wrong'] as const;
export type SetupState = (typeof SETUP_STATES)[number];

/** What a person looks for on a test page: the marks, and a patch of each ink. */
const TEST_PARTS = ['marks', 'cyan', 'magenta', 'yellow', 'black', 'white'] as const;
export type TestPart = (typeof TEST_PARTS)[number];
const testParts = z.array(z.enum(TEST_PARTS)).check(z.maxLength(TEST_PARTS.length));

/** How far a station is set up, by what the server knows. */
export const stationSetup = z.object({
  machine_id: stationId,
  name: z.string(),
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), state: z.enum(SETUP_STATES) })),
  /** How many steps are not done. */
  missing: count,
  /** What is wrong with the printer, as IPP keywords, worst first. */
  reasons: z.array(z.string()),
  /** The last search for printers in the network of the station; null half an hour after it, or after the last choice. */
  printers: z.nullable(
    z.object({
      search_id: text(80),
      /** `late`: the station did not answer, or did not carry out the choice. */
      state: z.enum(['searching', 'found', 'late']),
      found: z.array(foundPrinter),
      /** The `printer_id` of the one that a person chose; null before that. */
      chosen: z.nullable(z.string()),
      /** What came of the choice; null until nothing prints and the station has changed. */
      outcome: z.nullable(z.enum(PRINTER_CHOICE_OUTCOMES)),
    }),
  ),
  /** The last page of marks; null if none was asked for. */
  test: z.nullable(
    z.object({
      test_id: id<PrintJobId>(),
      state: z.enum(TEST_PRINT_STATES),
      /** What is on it. */
      parts: testParts,
      /** What a person saw of it; null before the answer. */
      seen: z.nullable(testParts),
      /** Whether the station's files are made in another way since, or printed on another printer. */
      outdated: z.boolean(),
    }),
  ),
});
export type StationSetup = z.infer<typeof stationSetup>;

const who = ['partner'] as const;

export const stationSetupActions = [
  action({
    name: 'Partner.addStation',
    who,
    duty: 'people',
    summary:
      'Adds a station to the shop, for owners and up to the number that its operator has set. Its prices are in the currency of the shop’s first station, which names its own. Calls with the same client_key add one station (JN-10).',
    input: z.object({
      name: text(60),
      address: text(200),
      language: text(20),
      /** ISO 4217. Of the shop’s first station; absent for others. */
      currency: z.optional(text(3)),
      client_key: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
    }),
    output: z.object({ machine_id: stationId }),
  }),
  action({
    name: 'Partner.stationSetup',
    who,
    duty: 'machines',
    summary: 'Lists the steps until a station can take orders, and which are missing (JN-10).',
    input: z.object({ machine_id: stationId }),
    output: stationSetup,
  }),
  action({
    name: 'Partner.findPrinters',
    who,
    duty: 'machines',
    summary:
      'Lets a station look for IPP printers in its network, once. The set-up tells what it finds. A search that is not answered yet goes on, and a choice that is not carried out yet stays (JN-10).',
    input: z.object({ machine_id: stationId }),
    output: stationSetup,
  }),
  action({
    name: 'Partner.choosePrinter',
    who,
    duty: 'machines',
    summary:
      'Lets a station print on a printer that it found itself in the last search, or again on the one of its settings, from the moment at which nothing prints (JN-10).',
    input: z.object({ machine_id: stationId, search_id: text(80), printer_id: text(80) }),
    output: stationSetup,
  }),
  action({
    name: 'Partner.answerTest',
    who,
    duty: 'machines',
    summary: 'Records what a person sees on a printed page of marks. A later answer replaces it (JN-10).',
    input: z.object({ test_id: id<PrintJobId>(), seen: testParts }),
    output: stationSetup,
  }),
  action({
    name: 'Partner.stationPoster',
    who,
    duty: 'machines',
    summary:
      'Makes the poster of a station as a PDF of one A4 page in base64: the code to scan, in up to six languages, the first one large (JN-10).',
    input: z.object({
      machine_id: stationId,
      languages: z.array(localeCode).check(z.minLength(1), z.maxLength(MAX_POSTER_LANGUAGES)),
    }),
    output: z.object({ name: z.string(), file: z.string() }),
  }),
  action({
    name: 'Operator.stationSetup',
    who: ['operator'],
    summary: 'Lists the steps until a station can take orders, and which are missing (JN-10).',
    input: z.object({ machine_id: stationId }),
    output: stationSetup,
  }),
] as const;
