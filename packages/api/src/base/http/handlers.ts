import { ACTIONS, type ActionInput, type ActionName, type ActionOutput } from '@cpc/contract';
import type { Call } from './call.ts';

/** One page of a longer list: `count` of the envelope is the total. */
export class Listed<Data> {
  readonly data: Data;
  readonly count: number;

  constructor(data: Data, count: number) {
    this.data = data;
    this.count = count;
  }
}

/** An answer that is the same for many calls: serialised and compressed once, by Brotli, with its envelope. */
export class Kept {
  readonly brotli: Buffer;

  constructor(brotli: Buffer) {
    this.brotli = brotli;
  }
}

export function list<Data extends readonly unknown[]>(data: Data, count: number): Listed<Data> {
  return new Listed(data, count);
}

type Handler<Name extends ActionName> = (
  input: ActionInput<Name>,
  call: Call,
) => Promise<ActionOutput<Name> | Listed<ActionOutput<Name>> | Kept>;

/** The handlers of one module: `{ 'User.guest': async (input, call) => … }`. */
export type Handlers = { readonly [Name in ActionName]?: Handler<Name> };

export type AnyHandler = (input: unknown, call: Call) => Promise<unknown>;

/**
 * Combines the handlers of the modules.
 * @throws Error unless every named action has exactly one handler and every handler has an action
 */
export function assemble(
  parts: readonly Handlers[],
  names: readonly ActionName[] = ACTIONS.map((action) => action.name),
): ReadonlyMap<ActionName, AnyHandler> {
  const handlers = new Map<ActionName, AnyHandler>();
  for (const [name, handler] of parts.flatMap((part) => Object.entries(part) as [ActionName, AnyHandler][])) {
    if (handlers.has(name)) throw new Error(`${name} has two handlers`);
    if (!names.includes(name)) throw new Error(`${name} has a handler but is not an action of the contract`);
    handlers.set(name, handler);
  }
  const missing = names.filter((name) => !handlers.has(name));
  if (missing.length > 0) throw new Error(`these actions have no handler: ${missing.join(', ')}`);
  return handlers;
}
