import { setTimeout as sleep } from 'node:timers/promises';
import type { UpdateFault } from '@cpc/domain';
import { ConfigError } from '../config.ts';
import type { Disk } from '../files.ts';
import type { Log } from '../log.ts';
import { onlyAgentIn } from '../only-one.ts';
import { EXIT } from '../update/exit-codes.ts';
import { Versions, type VersionState, wentBack } from '../update/versions.ts';
import { type Ended, runChild } from './child.ts';

export interface LauncherPorts {
  /** The station's directory. */
  readonly directory: string;
  /** The program that was installed with the launcher. */
  readonly installed: string;
  readonly env: NodeJS.ProcessEnv;
  readonly disk: Disk;
  /** How long a new version may take until the server hears it, ms. */
  readonly patienceMs: number;
  /** The pause after the first crash, ms; it doubles with each further one. */
  readonly pauseMs: number;
  /** How long an agent may take to report what it knows and end, ms. */
  readonly stopMs: number;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly output: (chunk: Buffer, to: 'stdout' | 'stderr') => void;
}

/** Starts of a new version without a heartbeat, for instance because the computer loses its power each time. */
const MAX_STARTS = 3;
/** Crashes in a row after which a version that worked is given up. */
const MAX_CRASHES = 3;
/** An agent that has run for longer has not crashed at its start. */
const STEADY_MS = 10 * 60_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Starts the current version of the agent and watches it (OP-05). A new version that the server does not hear in time, or
 * that crashes before, is given up for the one before. Resolves with the exit code when the agent should not run any more.
 */
export async function supervise(ports: LauncherPorts): Promise<number> {
  const { log, signal, pauseMs } = ports;
  const versions = new Versions(ports.directory, ports.disk);
  let crashes = 0;
  while (!signal.aborted) {
    await agentIsGone(ports);
    if (signal.aborted) return 0;
    const state = await startable(versions, log);
    const ended = await run(versions, state, ports);
    if (signal.aborted) return 0;
    const isTrial = state.starts !== null && !ended.ready;
    if (ended.code === EXIT.again) continue;
    if (isTrial) await giveUp(versions, log, ended.late ? 'noHeartbeat' : 'crashed', wordsOf(ended, ports));
    else if (ended.code === 0 || ended.code === EXIT.needsPerson) return ended.code;
    else {
      crashes = ended.ranMs < STEADY_MS ? crashes + 1 : 1;
      log('agent.crashed', { code: ended.code ?? undefined, crashes, said: ended.said.slice(-500) });
      if (crashes >= MAX_CRASHES && (await versions.read()).current !== null) {
        await giveUp(versions, log, 'crashed', `${crashes} times in a row: ${wordsOf(ended, ports)}`);
        crashes = 0;
      } else
        await sleep(Math.min(pauseMs * 2 ** (crashes - 1), MAX_PAUSE_MS), undefined, { signal }).catch(() => undefined);
    }
  }
  return 0;
}

/** The state with a version that can be started: a bundle that was damaged since, or started too often, is given up. */
async function startable(versions: Versions, log: Log): Promise<VersionState> {
  for (;;) {
    const state = await versions.read();
    const { current, starts } = state;
    if (current === null) return state;
    if (!(await versions.isWhole(current)))
      await giveUp(versions, log, 'hashWrong', 'its file was damaged on the disk');
    else if (starts !== null && starts >= MAX_STARTS)
      await giveUp(versions, log, 'crashed', `started ${starts} times without a heartbeat`);
    else return state;
  }
}

async function run(versions: Versions, state: VersionState, ports: LauncherPorts): Promise<Ended> {
  const { current, starts } = state;
  if (starts !== null) await versions.write({ ...state, starts: starts + 1 });
  ports.log('agent.starting', { version: current?.version ?? 'installed', trial: starts === null ? 0 : starts + 1 });
  const { env, signal, output, stopMs } = ports;
  const patienceMs = starts === null ? undefined : ports.patienceMs;
  return runChild(current === null ? ports.installed : versions.fileOf(current), {
    env,
    signal,
    output,
    patienceMs,
    stopMs,
  });
}

async function giveUp(versions: Versions, log: Log, fault: UpdateFault, detail: string): Promise<void> {
  const state = await versions.read();
  const back = wentBack(state, fault, detail);
  await versions.write(back);
  log('update.givenUp', {
    version: state.current?.version,
    backTo: back.current?.version ?? 'installed',
    fault,
    detail,
  });
}

function wordsOf({ code, late, said }: Ended, { patienceMs }: LauncherPorts): string {
  if (late) return `the server did not hear it within ${Math.round(patienceMs / 1_000)} s`;
  const lastLine = said.trim().split('\n').at(-1) ?? '';
  return `exit code ${code ?? 'none'}${lastLine === '' ? '' : `: ${lastLine}`}`;
}

/** An agent whose launcher was killed needs a moment to end. */
async function agentIsGone({ directory, log, signal }: LauncherPorts): Promise<void> {
  while (!signal.aborted) {
    try {
      const held = await onlyAgentIn(directory);
      await new Promise((done) => held.close(done));
      return;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      log('launcher.waits', { error: error.message });
      await sleep(500, undefined, { signal }).catch(() => undefined);
    }
  }
}
