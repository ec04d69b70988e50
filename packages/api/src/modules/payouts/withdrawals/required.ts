import { CallError } from '@cpc/contract';

/** A typed text without spaces around it. @throws CallError fieldEmpty if nothing is left */
export function required(typed: string, field = 'reason'): string {
  const text = typed.trim();
  if (text === '') throw new CallError('fieldEmpty', { field });
  return text;
}
