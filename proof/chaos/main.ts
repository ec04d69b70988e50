import { parseArgs } from 'node:util';
import { type EngineName, ENGINES } from '@cpc/testkit';
import { computer, recordRun } from '../lib/last-run.ts';
import { chaos, type ChaosReport } from './run.ts';
import { race } from './race.ts';

/**
 * `npm run chaos -- --kills 100 [--seed N] [--database sqlite|postgres]`, or `-- --race [--rounds 20]`. Without
 * `--database` both are tested. `--database-url URL` uses an empty database of a running PostgreSQL, for example one
 * that fails over. Exits with 1 if anything is found.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string' },
    database: { type: 'string' },
    'database-url': { type: 'string' },
    race: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '20' },
  },
});

/** A run of so many kills is a long one, which is recorded. */
const LONG = 100;

const databaseUrl = values['database-url'];
const database = databaseUrl === undefined ? values.database : 'postgres';
const engines = ENGINES.filter((engine) => database === undefined || database === engine);
if (engines.length === 0) throw new Error(`--database must be one of ${ENGINES.join(', ')}`);
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed);
const kills = Number(values.kills);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
print(`${new Date().toISOString().slice(0, 10)}, ${computer()}`);
let found = 0;
for (const engine of engines) found += values.race ? await raced(engine) : await struck(engine);
process.exitCode = found > 0 ? 1 : 0;

async function raced(engine: EngineName): Promise<number> {
  const [buyers, pieces] = [200, 5];
  const rounds = await race({ engine, buyers, pieces, rounds: Number(values.rounds), print });
  const wrong = rounds.filter(
    ({ sold, refused, orders, available, movements }) =>
      sold !== pieces || refused !== buyers - pieces || orders !== pieces || available !== 0 || movements !== 0,
  );
  print(`${engine}: ${rounds.length} rounds of ${buyers} buyers for ${pieces} pieces, ${wrong.length} wrong`);
  for (const round of wrong) print(JSON.stringify(round));
  const result = `${rounds.length} rounds, ${wrong.length} wrong`;
  recordRun('RELIABILITY.md', { command: `npm run chaos -- --race --database ${engine}`, result });
  return wrong.length;
}

async function struck(engine: EngineName): Promise<number> {
  print(`${engine}: ${kills} kills, seed ${seed}`);
  const report = await chaos({ engine, seed, kills, databaseUrl, print });
  printReport(report);
  const wrong = report.findings.reduce((sum, finding) => sum + finding.wrong.length, 0);
  if (wrong > 0) print(`to repeat: npm run chaos -- --kills ${kills} --seed ${seed} --database ${engine}`);
  // A shorter run is for a look.
  if (kills >= LONG)
    recordRun('RELIABILITY.md', {
      command: `npm run chaos -- --database ${engine}`,
      result: `${kills} kills, ${wrong} wrong; seed ${seed}`,
    });
  return wrong;
}

function printReport(report: ChaosReport): void {
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ');
  print(`killed: ${list(report.killed)}; the slowest server was ready again in ${Math.round(report.slowestStart)} ms`);
  print(`acknowledged to customers: ${list(report.acknowledged)}`);
  print(`calls without an answer: ${report.network.lost}, asked to come back: ${report.network.deferred}`);
  print(`decided by a person: ${report.decisions}; ${Math.round(report.seconds)} s in all`);
  for (const { asked, counted, wrong } of report.findings) {
    print(`${wrong.length === 0 ? 'yes' : 'NO '}  ${asked} (${counted} checked)`);
    for (const one of wrong.slice(0, 20)) print(`       ${one}`);
  }
}
