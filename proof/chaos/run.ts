import { setTimeout as sleep } from 'node:timers/promises';
import { chance, type EngineName, kinds, makePlace, type NetworkStats, type Place } from '@cpc/testkit';
import type { Acknowledged } from './acknowledged.ts';
import { audit } from './audit/all.ts';
import { stuck } from './audit/stuck.ts';
import { customer, ignoreUsedCode } from './customer.ts';
import type { Evidence, Finding } from './evidence.ts';
import { type Decision, person } from './person.ts';
import { openScene, type Scene } from './scene.ts';
import { type Fault, schedule } from './schedule.ts';

export interface ChaosOptions {
  readonly engine: EngineName;
  readonly seed: number;
  readonly kills: number;
  readonly customers?: number;
  /** See `makePlace`. */
  readonly databaseUrl?: string | undefined;
  /** How long orders may take to finish after the last kill, ms. */
  readonly patienceMs?: number;
  readonly print?: (line: string) => void;
}

export interface ChaosReport {
  readonly findings: readonly Finding[];
  readonly killed: Readonly<Record<string, number>>;
  readonly acknowledged: Readonly<Record<string, number>>;
  readonly network: NetworkStats;
  readonly decisions: number;
  /** The longest time until a killed server was ready again, ms. */
  readonly slowestStart: number;
  readonly seconds: number;
}

/** More customers than one station can serve in the time, so that orders are always in every state. */
const CUSTOMERS = 6;
const MODELS = 3;

/**
 * Kills the shop's processes under load by a schedule from a seed, waits until all activity ends, and audits the result
 * (RL-01).
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { engine, seed, kills, customers = CUSTOMERS, patienceMs = 360_000, print = () => undefined } = options;
  const began = performance.now();
  const luck = chance(seed);
  const network: NetworkStats = { lost: 0, deferred: 0, defects: [] };
  const acknowledged: Acknowledged[] = [];
  const decisions: Decision[] = [];
  const place = await makePlace(engine, { databaseUrl: options.databaseUrl });
  const servers = engine === 'postgres' ? 2 : 1;
  let scene: Scene | undefined;
  try {
    scene = await openScene(place, servers, network);
    const [first, ...others] = await kinds(scene.visitor, MODELS);
    if (!first) throw new Error('chaos: the demo shop has no goods in stock');
    const [closing, closed] = [new AbortController(), new AbortController()];
    const world = {
      ...scene,
      kinds: [first, ...others] as const,
      acknowledge: (one: Acknowledged) => void acknowledged.push(one),
    };
    const people = Array.from({ length: customers }, (_, n) =>
      customer({ ...world, closing: closing.signal, closed: closed.signal }, luck.fork(`customer ${n}`), `c${n}`),
    );
    const staff = person(scene.partner, scene.printer, (decision) => decisions.push(decision), closed.signal);
    const everybody = Promise.all(people);
    everybody.catch(() => undefined);
    const struck = await strike(scene, schedule(luck.fork('schedule'), kills, servers), print);
    closing.abort();
    // With the kills, all faults end: what is left of them would hold up a late payment for minutes.
    await scene.provider.behave();
    print('no more kills; waiting until every order is finished');
    await Promise.race([everybody, sleep(patienceMs, undefined, { ref: false })]);
    closed.abort();
    await everybody;
    await staff;
    const evidence = { acknowledged, reports: scene.link.acknowledged, decisions };
    const findings = await examine(scene, place, evidence, patienceMs);
    const ended = { findings: [...findings, defects(network)], network, decisions: decisions.length };
    return { ...ended, ...struck, acknowledged: counted(acknowledged), seconds: (performance.now() - began) / 1000 };
  } catch (error) {
    print(scene?.servers.map((server) => server.output().slice(-4_000)).join('\n') ?? '');
    print(scene?.agent.output().slice(-2_000) ?? '');
    throw error;
  } finally {
    await scene?.stop();
    place.close();
  }
}

async function strike(scene: Scene, faults: readonly Fault[], print: (line: string) => void) {
  const killed: Record<string, number> = { server: 0, agent: 0, printer: 0 };
  let slowestStart = 0;
  for (const [index, fault] of faults.entries()) {
    await sleep(fault.after);
    for (const [call, what] of fault.provider) await scene.provider.misbehave(call, what);
    const target = targetOf(scene, fault);
    await target.kill();
    killed[fault.target] = (killed[fault.target] ?? 0) + 1;
    await sleep(fault.down);
    const took = await target.start();
    if (fault.target === 'server') slowestStart = Math.max(slowestStart, took ?? 0);
    print(
      `${index + 1}/${faults.length}: ${fault.target} killed${took === undefined ? '' : `, ready again in ${Math.round(took)} ms`}`,
    );
  }
  return { killed, slowestStart };
}

function targetOf(
  scene: Scene,
  { target, which }: Fault,
): { kill: () => Promise<void>; start: () => Promise<number | void> } {
  if (target === 'printer') return scene.printer;
  return target === 'agent' ? scene.agent : (scene.servers[which] ?? scene.agent);
}

type Known = Pick<Evidence, 'acknowledged' | 'reports'> & { readonly decisions: Decision[] };

/**
 * Stops the servers and audits; if something is still in progress, it gets more time: more each time, because each stop
 * interrupts work that a busy machine does slowly.
 */
async function examine(scene: Scene, place: Place, known: Known, patienceMs: number): Promise<readonly Finding[]> {
  const until = performance.now() + patienceMs;
  await sleep(2_000);
  for (let pauseMs = 5_000; ; pauseMs *= 2) {
    let ready: readonly string[];
    await scene.agent.stop();
    await Promise.all(scene.servers.map((server) => server.stop()));
    const database = await place.open();
    try {
      const [provider, received] = [await scene.provider.books(), await scene.printer.received()];
      const evidence: Evidence = { ...known, database, read: database.read, now: Date.now(), provider, received };
      const waiting = await stuck(evidence);
      if (waiting.wrong.length === 0 || performance.now() > until) return [...(await audit(evidence)), waiting];
      ready = await readyCodes(evidence);
    } finally {
      await database.close();
    }
    await Promise.all(scene.servers.map((server) => server.start()));
    await scene.agent.start();
    // Their customers gave up waiting before these were ready, and come back.
    for (const code of ready) await scene.screen.call('Pickup.verify', { code }).catch(ignoreUsedCode);
    const paused = AbortSignal.timeout(pauseMs);
    await person(scene.partner, scene.printer, (decision) => known.decisions.push(decision), paused);
  }
}

async function readyCodes({ read }: Evidence): Promise<readonly string[]> {
  const jobs = await read.selectFrom('print_jobs').select('pickup_code').where('state', '=', 'ready').execute();
  return jobs.flatMap(({ pickup_code }) => pickup_code ?? []);
}

const defects = ({ defects: wrong }: NetworkStats): Finding => ({
  asked: 'no server answered with an internal error',
  counted: wrong.length,
  wrong,
});

function counted(acknowledged: readonly Acknowledged[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { what } of acknowledged) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}
