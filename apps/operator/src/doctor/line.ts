import type { DoctorLine } from '@cpc/contract';

export const ok = (check: string, found: string): DoctorLine => ({ check, state: 'ok', found, todo: '' });
export const warning = (check: string, found: string, todo: string): DoctorLine => ({
  check,
  state: 'warning',
  found,
  todo,
});
export const fault = (check: string, found: string, todo: string): DoctorLine => ({
  check,
  state: 'fault',
  found,
  todo,
});

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return (cause.message || error.message).split('\n')[0] + code;
}
