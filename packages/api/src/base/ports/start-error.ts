/** Why the server cannot start. The message is shown to the operator as it is, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
