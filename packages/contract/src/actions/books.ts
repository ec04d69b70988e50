import { BOOKS } from '@cpc/domain';
import * as z from 'zod/mini';
import { action } from '../action.ts';
import { count } from '../schemas.ts';
import { billFile, month } from './bills.ts';

const wanted = z.object({
  book: z.enum(BOOKS),
  month,
  format: z.enum(['csv', 'xlsx']),
  /** A long month has several files: the first is 1. */
  part: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
});

/** `more`: the month has a next part. */
const file = z.extend(billFile, { lines: count, more: z.boolean() });

export const bookActions = [
  action({
    name: 'Partner.booksFile',
    who: ['partner'],
    duty: 'money',
    summary:
      'Writes the shop’s journal, statement, orders, taxes, receipts or payouts of a month of its time zone into a table for an accountant, with headings in the language of the call (PA-17).',
    input: wanted,
    output: file,
  }),
  action({
    name: 'Operator.booksFile',
    who: ['operator'],
    summary:
      'Writes the platform’s journal, statement, orders, taxes, receipts or payouts of a month of UTC into a table for an accountant, with headings in the language of the call (PA-17).',
    input: wanted,
    output: file,
  }),
] as const;
