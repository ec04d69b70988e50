import { CallError } from '@cpc/contract';
import type * as z from 'zod/mini';

/** @throws CallError invalidInput naming the first field that is missing or wrong */
export function checkInput<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new CallError('invalidInput', { field: result.error.issues[0]?.path.join('.') ?? '' });
}

/**
 * Refuses NUL characters in the parameters of a URL, because PostgreSQL cannot store them.
 * @throws CallError malformed
 */
export function refuseNul(...parameters: readonly unknown[]): void {
  const values = parameters.flatMap((given) => Object.entries(given ?? {}).flat(2));
  if (values.some((value) => typeof value === 'string' && value.includes('\0'))) throw new CallError('malformed');
}
