import type { DoctorLine } from '@cpc/contract';

const stating =
  (state: DoctorLine['state']) =>
  (check: string, found: string, todo: string): DoctorLine => ({ check, state, found, todo });

export const ok = (check: string, found: string): DoctorLine => stating('ok')(check, found, '');
export const warning = stating('warning');
export const fault = stating('fault');

const MAX_NAMED = 5;

/** The first names, and how many more there are. */
export function some(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** `1 shop`, `2 shops`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
