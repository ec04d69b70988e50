import type { Caller } from './caller.ts';
import type { LyingProvider } from './openid-provider.ts';

/** Goes to the lying provider as a person. @returns what the browser brings back. For tests only. */
export async function visitedLiar(
  self: Caller,
  provider: LyingProvider,
  subject: string,
  connecting: { readonly connect?: true; readonly password?: string } = {},
) {
  const { url, browser } = await self.must('User.beginOpenid', { provider: 'liar', ...connecting });
  const { searchParams } = provider.visit(url, subject);
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '', browser };
}
