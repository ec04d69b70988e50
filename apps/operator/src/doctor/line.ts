import type { DoctorLine } from '@cpc/contract';

const stating =
  (state: DoctorLine['state']) =>
  (check: string, found: string, todo: string): DoctorLine => ({ check, state, found, todo });

export const ok = (check: string, found: string): DoctorLine => stating('ok')(check, found, '');
export const warning = stating('warning');
export const fault = stating('fault');

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return (cause.message || error.message).split('\n')[0] + code;
}
