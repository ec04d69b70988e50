import { keysOf } from '@cpc/domain';
import * as z from 'zod/mini';

/**
 * What a cell of a refused table must be, once each, with the names of its values. The text for people is
 * `must.<code>` in the language catalogues. The codes `file…` are about the whole file.
 */
const MUSTS = {
  filled: [],
  computed: [],
  noHeading: [],
  besideStation: [],
  lines: [],
  heading: [],
  headingOnce: [],

  id: [],
  otherThan: ['line'],
  known: [],
  knownOrAll: [],
  modelFor: ['shell'],
  colourOf: ['shell'],
  oneId: ['ids'],
  ownStation: [],
  shellFor: ['category'],
  shellOfColour: ['shell'],
  stockedShell: [],

  oneOf: ['names'],
  someOf: ['names'],
  wholeNumber: ['least', 'most'],
  day: ['like'],
  lastDay: [],
  currency: ['like'],
  stationCurrency: ['currency'],
  price: ['currency', 'like'],
  priceRange: [],

  colour: ['like'],
  opacity: ['least', 'most'],
  nameKey: ['like', 'sized'],
  facts: ['like'],
  length: ['least', 'most'],
  outline: [],
  cutouts: [],
  form: ['names'],

  fileSize: ['most'],
  fileKind: [],
  fileCsv: ['line'],
  fileRows: ['most'],
  fileColumns: ['line', 'most'],
  fileCell: ['line', 'most'],
  fileWorkbook: [],
  fileFaults: ['most'],
} as const satisfies Record<string, readonly string[]>;

type MustCode = keyof typeof MUSTS;

/** A number is shown as the language writes it; words stand as in the file. */
const mustValue = z.union([z.string(), z.number(), z.array(z.string())]);
type MustValue = z.infer<typeof mustValue>;
type ValuesOf<Code extends MustCode> = { readonly [Name in (typeof MUSTS)[Code][number]]: MustValue };

/** What a cell must be, with its limits. */
export const must = z.object({ code: z.enum(keysOf(MUSTS)), values: z.record(z.string(), mustValue) });
export type Must = z.infer<typeof must>;

/** @returns what a cell must be, with all values of its code */
export function mustBe<Code extends MustCode>(
  code: Code,
  ...[values]: (typeof MUSTS)[Code] extends readonly [] ? [] : [values: ValuesOf<Code>]
): Must {
  return { code, values: { ...values } };
}
