import type { Duty } from '@cpc/domain';
import type * as z from 'zod/mini';
import { type ActionPath, pathOf } from './wire.ts';

/**
 * Who makes a call. `screen` is a station's display, `station` its agent, `partner` a person who acts for a shop, `operator`
 * a person who acts for the platform.
 */
export const PRINCIPALS = ['visitor', 'customer', 'screen', 'station', 'partner', 'operator'] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** Another path at which an action answers, with fields that are fixed there. */
export interface OtherPath {
  readonly path: ActionPath;
  readonly fixed?: Readonly<Record<string, string>>;
}

interface Declared<Input, Output, Name extends string> {
  /** `Class.method`, the value of field `s`; the class tells the path. */
  readonly name: Name;
  /** `visitor` means anybody, with or without a token. */
  readonly who: readonly Principal[];
  /** The duty it needs in a shop (PA-09), null for none; required for every partner action. */
  readonly duty?: Duty | null;
  /** Other paths at which it is offered; by default `EVERYWHERE` for calls of customers. */
  readonly also?: readonly OtherPath[];
  /** Its list is paged by the headers pageNum and pageSize (AP-03). */
  readonly paged?: true;
  /**
   * Its list can be read as a flow by the headers beginTime, direction, orderBy and pageSize. The values are the
   * allowed orders.
   */
  readonly flow?: readonly string[];
  readonly summary: string;
  readonly input: z.ZodMiniType<Input>;
  readonly output: z.ZodMiniType<Output>;
}

/** One call, declared once: routing, validation, the typed client and the OpenAPI page are derived from it (AP-02). */
export interface Action<Input = unknown, Output = unknown, Name extends string = string>
  extends Declared<Input, Output, Name> {
  readonly path: ActionPath;
  readonly also: readonly OtherPath[];
}

/** Calls that do not depend on the kind of goods are offered at every dispatcher path of customers. */
const EVERYWHERE: readonly OtherPath[] = [{ path: '/usertshirtsapplets/index' }, { path: '/userapplets/index' }];

/** A partner action must declare its duty; other actions must not. */
type DutyOf<Who extends Principal> = 'partner' extends Who ? { readonly duty: Duty | null } : { readonly duty?: never };

export function action<Input, Output, const Name extends string, const Who extends Principal>(
  declared: Declared<Input, Output, Name> & { readonly who: readonly Who[] } & DutyOf<Who>,
): Action<Input, Output, Name> {
  const path = pathOf(declared.name);
  return { also: path === '/userphoneapplets/index' ? EVERYWHERE : [], ...declared, path };
}
