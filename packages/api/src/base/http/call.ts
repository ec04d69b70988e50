import type { AccountId, StationId, PartnerId, PartnerRole, PersonId } from '@cpc/domain';
import { CallError } from '@cpc/contract';
import type { Locale } from '@cpc/i18n';
import type { Flow } from './flow.ts';
import type { Page } from './page.ts';

/** The caller, determined by the server; nothing comes from the body of the request. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly accountId: AccountId /** hash of the token */; readonly session: string }
  | { readonly kind: 'station'; readonly stationId: StationId /** hash of the key */; readonly key: string }
  | { readonly kind: 'screen'; readonly stationId: StationId /** hash of the key */; readonly key: string }
  | {
      readonly kind: 'partner';
      readonly partnerId: PartnerId;
      /** The person of the shop, and the person's current role. */
      readonly personId: PersonId;
      readonly role: PartnerRole;
      /** The stations that the person is limited to; null for all of the shop. */
      readonly stations: readonly StationId[] | null;
      /** hash of the token */
      readonly session: string;
    }
  | { readonly kind: 'operator'; readonly personId: PersonId /** hash of the token */; readonly session: string };

export const VISITOR: Caller = { kind: 'visitor' };

/** What a handler knows of a call, besides its input. */
export interface Call {
  readonly caller: Caller;
  readonly language: Locale;
  readonly requestId: string;
  readonly ip: string;
  /** The origin of the web page, as the browser reports it. Use it only to send the customer back; do not trust it. */
  readonly origin: string | undefined;
  /** What the browser says about itself; it may be anything. */
  readonly userAgent: string | undefined;
  /** From the headers pageNum and pageSize (AP-03). */
  readonly page: Page;
  /** From the headers beginTime, direction and orderBy; undefined if none was sent. */
  readonly flow: Flow | undefined;
  /** Aborts when the caller disconnects or the server stops: use it to end long waits. */
  readonly signal: AbortSignal;
  /** Aborts when the caller disconnects: use it to end work that nobody waits for. */
  readonly hungUp: AbortSignal;
}

type Of<Kind extends Caller['kind']> = Extract<Caller, { readonly kind: Kind }>;

/** The caller as one kind, for a handler whose action admits only that kind. @throws CallError forbidden */
export function callerAs<Kind extends Caller['kind']>(call: Call, kind: Kind): Of<Kind> {
  if (!isKind(call.caller, kind)) throw new CallError('forbidden');
  return call.caller;
}

/** The person of a call, for an action that people of shops and operators may call. @throws CallError forbidden */
export function personOf({ caller }: Call): Of<'partner' | 'operator'> {
  if (caller.kind !== 'partner' && caller.kind !== 'operator') throw new CallError('forbidden');
  return caller;
}

const isKind = <Kind extends Caller['kind']>(caller: Caller, kind: Kind): caller is Of<Kind> => caller.kind === kind;
