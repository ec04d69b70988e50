import { CallError } from '@cpc/contract';

/** Adds the line of the order (1, 2, 3, …) to a CallError that the work throws. */
export async function atLine<T>(line: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError) throw new CallError(error.error, { ...error.details, line }, error.more);
    throw error;
  }
}
