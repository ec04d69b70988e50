import { CallError } from '@cpc/contract';

/** @throws CallError fieldEmpty */
export function required(words: string): string {
  const said = words.trim();
  if (said === '') throw new CallError('fieldEmpty', { field: 'words' });
  return said;
}
