import type { AccountId, MachineId, PartnerId, PartnerRole, PersonId } from '@cpc/domain';
import { CallError } from '@cpc/contract';
import type { LocaleCode } from '@cpc/i18n';
import type { Flow } from './flow.ts';
import type { Page } from './page.ts';

/** Who calls, as the server found out by itself; nothing of it comes from the request's body. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer'; readonly accountId: AccountId /** hash of the token */; readonly session: string }
  | { readonly kind: 'station'; readonly machineId: MachineId /** hash of the key */; readonly key: string }
  | { readonly kind: 'screen'; readonly machineId: MachineId /** hash of the key */; readonly key: string }
  | {
      readonly kind: 'partner';
      readonly partnerId: PartnerId;
      /** Who of the shop it is, and what they are in it now. */
      readonly personId: PersonId;
      readonly role: PartnerRole;
      /** hash of the token */
      readonly session: string;
    };

export const VISITOR: Caller = { kind: 'visitor' };

/** What a handler knows of a call beside its input. */
export interface Call {
  readonly caller: Caller;
  readonly language: LocaleCode;
  readonly requestId: string;
  readonly ip: string;
  /** The web page's origin, as its browser says; to send somebody back there, never to trust. */
  readonly origin: string | undefined;
  /** From the headers pageNum and pageSize (AP-03). */
  readonly page: Page;
  /** From the headers beginTime, direction and orderBy; undefined where none was sent. */
  readonly flow: Flow | undefined;
  /** Aborts when the caller hangs up or the server stops: end long waits. */
  readonly signal: AbortSignal;
  /** Aborts when the caller hangs up: end work nobody waits for. */
  readonly hungUp: AbortSignal;
}

type Of<Kind extends Caller['kind']> = Extract<Caller, { readonly kind: Kind }>;

/** The caller as one kind, for a handler whose action admits only that kind. @throws CallError forbidden */
export function callerAs<Kind extends Caller['kind']>(call: Call, kind: Kind): Of<Kind> {
  if (call.caller.kind !== kind) throw new CallError('forbidden');
  return call.caller as Of<Kind>;
}
