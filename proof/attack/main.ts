import { parseArgs } from 'node:util';
import { mayMount } from '@cpc/api/testing/small-disk';
import { ippPeerMissing } from '@cpc/testkit';
import { computer, recordRun } from '../lib/last-run.ts';
import { ATTACKS } from './attacks/all.ts';
import { canMeasure } from './measure.ts';
import { measureFloor, type Outcome, runAttack } from './run.ts';
import { shortened, tableOf } from './table.ts';

/** `npm run attack [-- --seed N] [--only NAME,NAME] [--short | --long]`. Exits with 1 if an attack succeeds. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261122' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
});

const FLOOR_MS = 10_000;
const scale = values.long ? 'long' : values.short ? 'short' : 'full';
const print = (line: string): void => void process.stdout.write(`${line}\n`);
if (!canMeasure) throw new Error('the attacks need Linux: they use its loopback network and its /proc');

const names = values.only?.split(',');
const unknown = names?.filter((name) => !ATTACKS.some((attack) => attack.name === name)) ?? [];
if (unknown.length > 0)
  throw new Error(`no attack is named ${unknown.join(', ')}: ${ATTACKS.map(({ name }) => name).join(', ')}`);
const chosen = ATTACKS.filter(({ name }) => names === undefined || names.includes(name));
const canFill = mayMount();
const skipped = chosen.filter(({ diskMb }) => diskMb !== undefined && !canFill);

print(`${new Date().toISOString().slice(0, 10)}, ${computer()}, seed ${values.seed}`);
const missing = ippPeerMissing();
if (missing) print(`The agent's simulated printer is used: ${missing}`);
for (const { name } of skipped) print(`SKIPPED ${name}: it needs root to mount a small disk`);

const floor = await measureFloor(FLOOR_MS);
print(
  `without an attack: calls p99 ${Math.round(floor.callMs)} ms, upload ${Math.round(floor.uploadMs ?? 0)} ms, print ${Math.round(floor.printMs ?? 0)} ms`,
);
const outcomes: Outcome[] = [];
for (const attack of chosen.filter((one) => !skipped.includes(one))) {
  const outcome = await runAttack(attack, { seed: Number(values.seed), scale, floor });
  outcomes.push(outcome);
  print(
    `${outcome.wrong.length === 0 ? 'held    ' : 'NOT HELD'} ${attack.name}: ${attack.title} (${Math.round(outcome.seconds)} s)`,
  );
  for (const one of shortened(outcome.wrong)) print(`         ${one}`);
}
print(`\n${tableOf(outcomes)}`);
const lost = outcomes.filter(({ wrong }) => wrong.length > 0).length;
const wanted = [...(values.only ? ['--only', values.only] : []), ...(scale === 'long' ? ['--long'] : [])];
if (scale === 'long' || (names === undefined && scale !== 'short'))
  recordRun('RELIABILITY.md', {
    command: ['npm run attack', ...(wanted.length > 0 ? ['--', ...wanted] : [])].join(' '),
    result: `${outcomes.length - lost} held, ${lost} not held, ${skipped.length} skipped; seed ${values.seed}`,
  });
process.exitCode = lost > 0 ? 1 : 0;
