/** Why the server cannot start, in words for whoever starts it: told as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
