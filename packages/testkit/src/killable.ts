import { type Program, startLogged, startProgram, stopProgram } from './program.ts';

/** A program of the product that can be killed and started again, always with the same environment. */
export interface Killable {
  readonly name: string;
  /** Kills it and resolves once it has ended; it has no time to clean up. */
  readonly kill: () => Promise<void>;
  /** Starts it; does nothing if it runs. @returns how long it took to be ready, ms */
  readonly start: () => Promise<number>;
  /** Asks it to end; kills it after `patienceMs`. */
  readonly stop: (patienceMs?: number) => Promise<void>;
  /** @throws Error while it does not run */
  readonly pid: () => number;
  /** Its output, over all its lives. */
  readonly output: () => string;
}

/** @param log a file for its output; without it the output is kept in memory */
export function killable(name: string, entry: string, env: Readonly<Record<string, string>>, log?: string): Killable {
  let life: Program | undefined;
  let past = '';
  const end = async (how: (program: Program) => Promise<void>) => {
    const ending = life;
    if (!ending) return;
    life = undefined;
    await how(ending);
    past = (past + ending.output()).slice(-200_000);
  };
  return {
    name,
    pid() {
      if (life?.child.pid === undefined) throw new Error(`${name} does not run`);
      return life.child.pid;
    },
    output: () => past + (life?.output() ?? ''),
    async start() {
      if (life) return 0;
      const began = performance.now();
      life = await (log === undefined ? startProgram(entry, env) : startLogged(entry, env, log));
      return performance.now() - began;
    },
    kill: () => end(killed),
    stop: (patienceMs) => end((program) => stopProgram(program, patienceMs)),
  };
}

async function killed({ child }: Program): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGKILL');
  await gone;
}
