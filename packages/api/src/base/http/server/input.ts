import { CallError } from '@cpc/contract';
import { NOT_A_DESIGN } from '@cpc/design';
import type * as z from 'zod/mini';

/** @throws CallError invalidInput naming the first field that is missing or wrong, or designInvalid */
export function checkInput<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues.find(({ message }) => message !== NOT_A_DESIGN);
  if (!issue) throw new CallError('designInvalid', { problem: NOT_A_DESIGN });
  throw new CallError('invalidInput', { field: issue.path.join('.') });
}

/**
 * Refuses NUL characters in the parameters of a URL, because PostgreSQL cannot store them.
 * @throws CallError malformed
 */
export function refuseNul(...parameters: readonly unknown[]): void {
  const values = parameters.flatMap((given) => Object.entries(given ?? {}).flat(2));
  if (values.some((value) => typeof value === 'string' && value.includes('\0'))) throw new CallError('malformed');
}
