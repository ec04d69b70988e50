import { CallError } from '@cpc/contract';
import type * as z from 'zod/mini';

const DEEPEST = 64;

/** @throws CallError invalidInput naming the first field that is missing or wrong */
export function checkInput<T>(schema: z.ZodMiniType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new CallError('invalidInput', { field: result.error.issues[0]?.path.join('.') ?? '' });
}

/**
 * Refuses what no honest caller sends and some part behind would choke on: NUL characters, which PostgreSQL cannot
 * store, and nesting so deep that a recursive reader runs out of stack.
 * @throws CallError malformed
 */
export function refuseHostile(body: unknown): void {
  const waiting: [value: unknown, depth: number][] = [[body, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && value.includes('\0')) throw new CallError('malformed');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) throw new CallError('malformed');
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes('\0')) throw new CallError('malformed');
      waiting.push([inner, depth + 1]);
    }
  }
}
