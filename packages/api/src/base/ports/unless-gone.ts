import { errorCode } from './error-code.ts';
/** The result of a file operation; undefined if the file does not exist. */
export async function unlessGone<T>(done: Promise<T>): Promise<T | undefined> {
  try {
    return await done;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
