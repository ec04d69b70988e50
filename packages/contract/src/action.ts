import type { PartnerRole } from '@cpc/domain';
import type * as z from 'zod/mini';

/** Who stands behind a call. `screen` is a station's own display, `station` its agent, `partner` somebody of a shop. */
export const PRINCIPALS = ['visitor', 'customer', 'screen', 'station', 'partner'] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** The dispatcher paths of the specification's section 7, and the station agent's. */
export type ActionPath =
  | '/userphoneapplets/index'
  | '/usertshirtsapplets/index'
  | '/userapplets/index'
  | '/partnerapplets/index'
  | '/stationapplets/index';

/** Another path an action answers at, with the fields it has there whatever is sent. */
export interface OtherPath {
  readonly path: ActionPath;
  readonly fixed?: Readonly<Record<string, string>>;
}

/** One call, declared once: routing, validation, the typed client and the OpenAPI page come from it (AP-02). */
export interface Action<Input = unknown, Output = unknown, Name extends string = string> {
  /** `Class.method`, the value of field `s`. */
  readonly name: Name;
  readonly path: ActionPath;
  /** `visitor` stands for anybody, with or without a token. */
  readonly who: readonly Principal[];
  /** Of a shop's people, from which role on (PA-01); every action for partners says it. */
  readonly role?: PartnerRole;
  /** Where else it is offered. */
  readonly also?: readonly OtherPath[];
  /** Its list comes in pages by the headers pageNum and pageSize (AP-03). */
  readonly paged?: true;
  /** Its list can be followed by the headers beginTime, direction, orderBy and pageSize; what it can be ordered by. */
  readonly flow?: readonly string[];
  readonly summary: string;
  readonly input: z.ZodMiniType<Input>;
  readonly output: z.ZodMiniType<Output>;
}

/** What is for partners must say for which of them; for others there is nothing to say. */
type RoleOf<Who extends Principal> = 'partner' extends Who ? { readonly role: PartnerRole } : { readonly role?: never };

export function action<Input, Output, const Name extends string, const Who extends Principal>(
  declared: Action<Input, Output, Name> & { readonly who: readonly Who[] } & RoleOf<Who>,
): Action<Input, Output, Name> {
  return declared;
}

/** What people do whatever they have printed is offered at the paths of every kind of goods. */
export const EVERYWHERE: readonly OtherPath[] = [{ path: '/usertshirtsapplets/index' }, { path: '/userapplets/index' }];
