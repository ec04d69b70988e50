import { CallError } from '@cpc/contract';

/** Says with whatever is refused which line of an order it is about: 1, 2, 3, … */
export async function atLine<T>(line: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CallError) throw new CallError(error.error, { ...error.details, line }, error.more);
    throw error;
  }
}
