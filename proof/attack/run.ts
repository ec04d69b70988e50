import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '@cpc/testkit';
import type { Attack, Scale } from './attack.ts';
import { type Bystander, type Experience, openBystander } from './bystander.ts';
import { readLog } from './log.ts';
import { ENDINGS } from './shapes/requests.ts';
import { watchOthers } from './load.ts';
import { type ModelServer, openModelServer } from './model-server.ts';
import { diskMb, watch } from './measure.ts';
import { type AttackedShop, openShop } from './shop.ts';
import { type Floor, judge, type Seen } from './verdict.ts';

export interface Outcome {
  readonly name: string;
  readonly title: string;
  readonly seen: Seen;
  readonly notes: readonly string[];
  /** The failures; empty if the shop resisted the attack. */
  readonly wrong: readonly string[];
  readonly seconds: number;
}

export interface RunOptions {
  readonly seed: number;
  readonly scale: Scale;
  /** The bystander's results without an attack; if undefined, times are not judged. */
  readonly floor?: Floor | undefined;
}

/** How long to wait for a print of the bystander after an attack. */
const MAX_PRINT_MS = 250_000;
/** The time limit of an attack; one that succeeds could run for hours. */
const MAX_MS = { short: 20_000, full: 120_000, long: 600_000 } as const;
const MAX_STOP_MS = 20_000;

/** Runs one attack on a shop of its own. */
export const runAttack = (attack: Attack, options: RunOptions): Promise<Outcome> =>
  attacked(attack, options).catch((error: unknown) => untried(attack, error));

function untried({ name, title }: Attack, error: unknown): Outcome {
  const seen: Seen = {
    experience: nobody.since(0),
    peaks: { residentMb: 0, diskMb: 0, tempMb: 0 },
    grownMb: 0,
    others: 0,
    stopMs: undefined,
  };
  return { name, title, seen, notes: [], wrong: [`it could not be tried: ${String(error)}`], seconds: 0 };
}

async function attacked(attack: Attack, options: RunOptions): Promise<Outcome> {
  const model = attack.hasModel && (await openModelServer());
  const shop = await openShop({ env: { ...attack.env, ...model?.env }, diskMb: attack.diskMb });
  const bystander = attack.alone ? nobody : await openBystander(shop, options.scale).catch(closing(shop));
  const tidying: (() => void)[] = [];
  try {
    const outcome = await attackIn(shop, bystander, attack, { ...options, tidying, model });
    await bystander.stop();
    return { ...outcome, ...(await ended(shop, attack, outcome, options)) };
  } finally {
    for (const tidyUp of tidying) tidyUp();
    await bystander.stop();
    await shop.close();
    await model?.close();
  }
}

/** Used for an attack without honest customers beside it. */
const nobody: Bystander = {
  since: () => ({ calls: 0, callMs: 0, uploadMs: undefined, printMs: undefined, failures: [] }),
  printedSince: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

const closing = (shop: AttackedShop) => async (error: unknown) => {
  await shop.close();
  throw error;
};

/** The bystander's results without an attack. */
export async function measureFloor(ms: number): Promise<Experience> {
  const shop = await openShop({});
  try {
    const bystander = await openBystander(shop);
    // The first calls warm the server up.
    await bystander.printedSince(Date.now(), MAX_PRINT_MS);
    const from = Date.now();
    await sleep(ms);
    await bystander.printedSince(from, MAX_PRINT_MS);
    const floor = bystander.since(from);
    await bystander.stop();
    return floor;
  } finally {
    await shop.close();
  }
}

interface Around {
  readonly tidying: (() => void)[];
  readonly model?: ModelServer | undefined;
}

/** Runs one attack on a shop that keeps running. */
export async function attackIn(
  shop: AttackedShop,
  bystander: Bystander,
  attack: Attack,
  { seed, scale, floor, tidying, model }: RunOptions & Around,
): Promise<Outcome> {
  const [wrong, notes]: [string[], string[]] = [[], []];
  const [began, from, before] = [performance.now(), Date.now(), await diskMb(shop.folder)];
  const others = watchOthers();
  const logged = shop.server.output().length;
  const watched = watch(shop.server.pid, shop.folder, shop.temp);
  const scene = {
    shop,
    model,
    scale,
    chance: chance(seed).fork(attack.name),
    hold: (held: boolean, otherwise: string) => void (held || wrong.push(otherwise)),
    isOver: () => performance.now() - began > MAX_MS[scale],
    onEnd: (tidyUp: () => void) => void tidying.push(tidyUp),
    note: (figure: string) => void notes.push(figure),
  };
  await attack.run(scene).catch((error: unknown) => {
    wrong.push(`the attack failed: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (scale !== 'short') await bystander.printedSince(from, MAX_PRINT_MS);
  const peaks = await watched.stop();
  const experience = bystander.since(from);
  const grownMb = (await diskMb(shop.folder)) - before;
  const seen: Seen = { experience, peaks, grownMb, others: others(), stopMs: undefined };
  if (!attack.mayRefuse && !attack.alone) wrong.push(...failuresOf(experience, scale));
  if ((await shop.visitor().send({ path: '/ready' })).status !== 200) wrong.push('the server is not ready afterwards');
  const secrets = [...shop.secrets].filter((secret) => !ENDINGS.includes(secret));
  wrong.push(...readLog(shop.server.output().slice(logged), secrets, attack.mayRefuse ?? false));
  wrong.push(...judge(attack.name, seen, floor));
  const seconds = (performance.now() - began) / 1_000;
  return { name: attack.name, title: attack.title, seen, notes, wrong, seconds };
}

/** Checks that the server ends when told to, and leaves no temporary file. */
async function ended(shop: AttackedShop, attack: Attack, outcome: Outcome, { floor }: RunOptions) {
  const from = performance.now();
  await shop.server.stop(MAX_STOP_MS);
  const stopMs = performance.now() - from;
  const left = await diskMb(shop.temp);
  const seen = { ...outcome.seen, stopMs };
  const late = judge(attack.name, seen, floor).filter((one) => !outcome.wrong.includes(one));
  const leftovers = left > 1 ? [`${Math.round(left)} MB of temporary files are left`] : [];
  return { seen, wrong: [...outcome.wrong, ...late, ...leftovers] };
}

function failuresOf({ failures, printMs }: Experience, scale: Scale): string[] {
  const [first] = failures;
  return [
    ...(first === undefined ? [] : [`${failures.length} honest calls failed, the first: ${first}`]),
    ...(printMs === undefined && scale !== 'short' ? ['nothing honest was printed'] : []),
  ];
}
