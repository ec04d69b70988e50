/** A state machine as data: which state follows which event. States without transitions are ends. */
export interface StateTable<State extends string | number, Event extends string> {
  readonly name: string;
  readonly initial: State;
  readonly ends: readonly State[];
  /** The only event that leaves an end: a person starts over what was finished. */
  readonly reopenedBy?: Event;
  readonly transitions: readonly { readonly from: State; readonly on: Event; readonly to: State }[];
}

/** The state after an event; undefined if the table does not allow the event. */
export function nextState<S extends string | number, E extends string>(
  table: StateTable<S, E>,
  from: S,
  on: E,
): S | undefined {
  return table.transitions.find((t) => t.from === from && t.on === on)?.to;
}

/** Returns true if the table allows the event in this state. */
export function allows<S extends string | number, E extends string>(
  table: StateTable<S, E>,
  state: S,
  event: E,
): boolean {
  return nextState(table, state, event) !== undefined;
}

/** The state after an event that is allowed. @throws Error if it is not: the caller checks first */
export function stateAfter<S extends string | number, E extends string>(table: StateTable<S, E>, from: S, event: E): S {
  const to = nextState(table, from, event);
  if (to === undefined) throw new Error(`${table.name}: ${event} is not allowed in state ${from}`);
  return to;
}

/**
 * Checks a table once, at start: one target per (state, event), every state reachable from the initial one, no
 * transitions from ends but by the event that reopens, and at least one transition from every other state.
 * @returns the problems, in words; empty if the table is sound
 */
export function checkTable<S extends string | number, E extends string>(
  table: StateTable<S, E>,
  states: readonly S[],
): string[] {
  const problems: string[] = [];
  const report = (what: string) => problems.push(`${table.name}: ${what}`);
  const seen = new Set<string>();
  for (const t of table.transitions) {
    const key = `${t.from} on ${t.on}`;
    if (seen.has(key)) report(`${key} is declared twice`);
    seen.add(key);
    for (const state of [t.from, t.to]) if (!states.includes(state)) report(`unknown state ${state}`);
  }
  const reached = reachable(table);
  for (const state of states) {
    if (!reached.has(state)) report(`${state} cannot be reached`);
    const goesOn = table.transitions.some((t) => t.from === state && t.on !== table.reopenedBy);
    if (table.ends.includes(state) && goesOn) report(`${state} is an end state but has transitions`);
    if (!table.ends.includes(state) && !goesOn) report(`${state} has no transitions but is not an end state`);
  }
  return problems;
}

function reachable<S extends string | number>(table: StateTable<S, string>): Set<S> {
  const reached = new Set<S>([table.initial]);
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const t of table.transitions) if (reached.has(t.from)) reached.add(t.to);
    grew = reached.size > before;
  }
  return reached;
}
