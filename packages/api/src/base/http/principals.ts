import type { IncomingHttpHeaders } from 'node:http';
import { CallError, type ErrorName, type Principal } from '@cpc/contract';
import { type PartnerRole, roleReaches } from '@cpc/domain';
import { hashSecret } from '../ports/random.ts';
import { type Caller, VISITOR } from './call.ts';

/** What became of a secret: a caller, or why it does not count any more. */
type Resolved = { readonly caller: Caller } | { readonly error: ErrorName };

/** A module's way to know a caller by the header `Authorization: <scheme> <secret>`. */
export interface PrincipalResolver {
  readonly scheme: 'Bearer' | 'Station' | 'Screen';
  /** @returns undefined when the secret is none of this module's */
  readonly resolve: (secretHash: string) => Promise<Resolved | undefined>;
}

export type Authenticate = (
  headers: IncomingHttpHeaders,
  who: readonly Principal[],
  role?: PartnerRole,
) => Promise<Caller>;

/**
 * Finds the caller and holds him against who may call. What is open to visitors is open to everybody: a token that
 * no longer counts makes a visitor there. Of a shop's people only owners are let in where no role is said (PA-01).
 * @throws CallError userInfoMissing, verificationFailed, tokenInvalid, tokenExpired, forbidden or ownersOnly
 */
export function authenticator(resolvers: readonly PrincipalResolver[]): Authenticate {
  return async (headers, who, role = 'owner') => {
    const open = who.includes('visitor');
    const found = await resolve(resolvers, headers.authorization);
    if ('error' in found) {
      if (open) return VISITOR;
      throw new CallError(found.error);
    }
    const { caller } = found;
    if (open) return caller;
    if (!who.includes(caller.kind)) throw new CallError('forbidden');
    if (caller.kind === 'partner' && !roleReaches(caller.role, role)) throw new CallError('ownersOnly');
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
