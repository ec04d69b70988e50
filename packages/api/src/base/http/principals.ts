import type { IncomingHttpHeaders } from 'node:http';
import { CallError, type ErrorName, type Principal } from '@cpc/contract';
import { type Duty, hasDuty } from '@cpc/domain';
import { hashSecret } from '../ports/random.ts';
import { type Caller, VISITOR } from './call.ts';

/** The result for a secret: a caller, or why the secret is not valid any more. */
type Resolved = { readonly caller: Caller } | { readonly error: ErrorName };

/** How a module recognizes callers by the header `Authorization: <scheme> <secret>`. */
export interface PrincipalResolver {
  readonly scheme: 'Bearer' | 'Station' | 'Screen';
  /** @returns undefined if the secret does not belong to this module */
  readonly resolve: (secretHash: string) => Promise<Resolved | undefined>;
}

export type Authenticate = (
  headers: IncomingHttpHeaders,
  who: readonly Principal[],
  duty?: Duty | null,
) => Promise<Caller>;

/**
 * Finds the caller and checks who may call. A call that is open to visitors is open to everybody: an invalid token
 * makes a visitor there. Without `duty`, only those who manage a shop's people are admitted (PA-09).
 * @throws CallError userInfoMissing, verificationFailed, tokenInvalid, tokenExpired, accountMissing, forbidden or dutyMissing
 */
export function authenticator(resolvers: readonly PrincipalResolver[]): Authenticate {
  return async (headers, who, duty = 'people') => {
    const open = who.includes('visitor');
    const found = await resolve(resolvers, headers.authorization);
    if ('error' in found) {
      if (open) return VISITOR;
      throw new CallError(found.error);
    }
    const { caller } = found;
    if (open) return caller;
    if (!who.includes(caller.kind)) throw new CallError('forbidden');
    if (caller.kind === 'partner' && !hasDuty(caller.role, duty)) throw new CallError('dutyMissing');
    return caller;
  };
}

async function resolve(resolvers: readonly PrincipalResolver[], header: string | undefined): Promise<Resolved> {
  if (header === undefined) return { error: 'userInfoMissing' };
  const [, scheme, secret] = /^([A-Za-z]+) ([\w-]{20,200})$/.exec(header) ?? [];
  if (scheme === undefined || secret === undefined) return { error: 'verificationFailed' };
  for (const resolver of resolvers) {
    if (resolver.scheme.toLowerCase() !== scheme.toLowerCase()) continue;
    const found = await resolver.resolve(hashSecret(secret));
    if (found) return found;
  }
  return { error: 'tokenInvalid' };
}
