import * as z from 'zod';

/** What a variable must be, for the message that names it. */
export const must = (what: string) => ({ error: `must be ${what}` });

export const text = z.string().optional();

export function wholeNumber(least: number, most: number, fallback: number) {
  return whole(least, most).default(fallback);
}

export function whole(least: number, most: number) {
  const error = must(`a whole number from ${least} to ${most}`);
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
}
