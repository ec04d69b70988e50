import type * as z from 'zod/mini';

/** Who stands behind a call. `screen` is a station's own display; `station` is its agent. */
export const PRINCIPALS = ['visitor', 'customer', 'screen', 'station', 'partner', 'staff'] as const;
export type Principal = (typeof PRINCIPALS)[number];

/** The dispatcher paths of the specification's section 7, and the station agent's. */
export type ActionPath = '/userphoneapplets/index' | '/partnerapplets/index' | '/stationapplets/index';

/** One call, declared once: routing, validation, the typed client and the OpenAPI page come from it (AP-02). */
export interface Action<Input = unknown, Output = unknown, Name extends string = string> {
  /** `Class.method`, the value of field `s`. */
  readonly name: Name;
  readonly path: ActionPath;
  /** `visitor` stands for anybody, with or without a token. */
  readonly who: readonly Principal[];
  readonly summary: string;
  readonly input: z.ZodMiniType<Input>;
  readonly output: z.ZodMiniType<Output>;
}

export function action<Input, Output, const Name extends string>(
  declared: Action<Input, Output, Name>,
): Action<Input, Output, Name> {
  return declared;
}
