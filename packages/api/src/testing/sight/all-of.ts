import type { ActionInput, ActionName, ActionOutput } from '@cpc/contract';
import { expect } from 'vitest';
import type { Caller } from '../caller.ts';

/** Longer than every list of the test; a list that is cut is a failure. */
const PAGE = 50;

/** The whole of a list, whose count must be true. */
export async function allOf<Name extends ActionName>(
  who: Caller,
  name: Name,
  input: ActionInput<Name>,
): Promise<ActionOutput<Name>> {
  const answer = await who.call(name, input);
  if (answer.code !== 0 || !Array.isArray(answer.data)) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
  expect([name, answer.count]).toEqual([name, answer.data.length]);
  expect(answer.data.length).toBeLessThan(PAGE);
  return answer.data;
}
