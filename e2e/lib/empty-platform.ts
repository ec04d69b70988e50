import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort, makePlace, type Program, startProgram, stopProgram } from '@cpc/testkit';
import { test } from '@playwright/test';

/** The operator's password. */
export const PASSWORD = 'a long pass phrase';

/** A platform without a demo, on an empty PostgreSQL, as an operator begins it by the command line. */
export interface Platform {
  readonly origin: string;
  /** Runs one command line of the operator's program. @returns its answer in JSON; its exit code and errors are thrown */
  readonly operator: (...args: readonly string[]) => Promise<unknown>;
  /** Starts a station's agent with its enrolment code. */
  readonly startStation: (code: string, printer: string) => Promise<void>;
  /** Opens the database beside the server. */
  readonly database: Awaited<ReturnType<typeof makePlace>>['open'];
  /** The id of the only station, as the operator's program names it. */
  readonly stationId: () => Promise<string>;
  /** Restarts the server with its clock so many days ahead. */
  readonly passDays: (days: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Begins the platform with `operator init`. Payments are the stand-in's: no provider can be reached from a test. */
export async function openEmptyPlatform(env: Readonly<Record<string, string>>): Promise<Platform> {
  const folder = test.info().outputPath('platform');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'password'), PASSWORD);
  const place = await makePlace('postgres');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = join(folder, 'platform.env');
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: folder };
  const operator = (...args: readonly string[]) => run([...args, '--json'], folder, inherited);
  const secret = ['--operator-password-file', 'password'];
  const first = ['--operator-name', 'Olga Berg', '--operator-username', 'olga', ...secret];
  const money = ['--payment', 'trial', '--currency', 'EUR', '--price-factor', '1', '--countries', 'DE'];
  const where = ['--settings', settings, '--public-url', origin, '--port', String(port)];
  await operator('init', ...where, '--database-url', place.databaseUrl, ...money, '--commission', '100', ...first);

  const startServer = (days: number) =>
    startProgram('apps/server/dist/main.mjs', { ...env, ENV_FILE: settings, ...(days > 0 ? aheadBy(days) : {}) });
  let server = await startServer(0);
  await operator('login', '--server', origin, '--username', 'olga', '--password-file', 'password');
  let station: Program | undefined;
  const stationFolder = join(folder, 'station');
  return {
    origin,
    operator,
    database: place.open,
    async stationId() {
      const stations = await operator('fleet');
      const [station] = Array.isArray(stations) ? stations : [];
      return String(station?.machine_id);
    },
    async startStation(code, printer) {
      const printing = { PRINTER: printer, STATION_ENROL_CODE: code };
      const own = { SERVER_URL: origin, STATION_DIR: stationFolder, ...printing };
      station = await startProgram('apps/station/dist/main.mjs', own);
    },
    async passDays(days) {
      await stopProgram(server);
      server = await startServer(days);
    },
    async stop() {
      if (station) await stopProgram(station);
      await stopProgram(server);
      place.close();
    },
  };
}

async function run(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  const main = join(process.cwd(), 'apps/operator/dist/main.mjs');
  const child = spawn(process.execPath, [main, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [out, err, exit] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (exit !== 0) throw new Error(`operator ${args.join(' ')} ended with ${exit}:\n${err}${out}`);
  return JSON.parse(out);
}

/** The environment in which libfaketime lets a process live so many days later. */
function aheadBy(days: number): Readonly<Record<string, string>> {
  const library = readdirSync('/usr/lib')
    .map((name) => join('/usr/lib', name, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
  if (library === undefined) throw new Error('libfaketime is not installed (see scripts/lib/tools.mjs)');
  return { LD_PRELOAD: library, FAKETIME: `+${days}d`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}
