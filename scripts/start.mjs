/** `npm start`: from a fresh checkout to a shop with one print station on this machine, without any setup. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { logFile } from './lib/log-file.mjs';
import { prepare } from './lib/prepare.mjs';
import { startProgram, stopProgram } from './lib/process.mjs';
import { ROOT } from './lib/root.mjs';

const STATION = 'demo';

await prepare();
const dataDir = resolve(process.env.DATA_DIR ?? join(ROOT, '.data'));
mkdirSync(dataDir, { recursive: true });
const demo = demoSecrets(join(dataDir, 'demo.json'));
const keysFile = join(dataDir, 'station/keys.json');
// A code works once: a station without keys gets a new code at each start.
const enrolCode = existsSync(keysFile) ? '' : randomBytes(9).toString('base64url');
const logs = {
  server: logFile(join(dataDir, 'logs/server.log')),
  station: logFile(join(dataDir, 'logs/station.log')),
};

const children = [];
let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  await Promise.all(children.reverse().map((child) => stopProgram(child)));
  process.exit(code);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(0));

try {
  const demoShop = {
    DATA_DIR: dataDir,
    DEMO: '1',
    DEMO_ENROL_CODE: enrolCode,
    DEMO_PARTNER_PASSWORD: demo.partnerPassword,
  };
  const server = await startProgram('apps/server/dist/main.mjs', demoShop, logs.server);
  keep(server.child, 'the server', logs.server);
  const origin = `http://localhost:${server.ready.port}`;
  const demoStation = {
    SERVER_URL: `http://127.0.0.1:${server.ready.port}`,
    STATION_DIR: join(dataDir, 'station'),
    STATION_ENROL_CODE: enrolCode,
    PRINTER: process.env.PRINTER ?? 'simulated',
  };
  const station = await startProgram('apps/station/dist/main.mjs', demoStation, logs.station);
  keep(station.child, 'the station', logs.station);
  printAddresses(origin, server.ready.port);
} catch (error) {
  console.error(error.message);
  await stop(1);
}

function keep(child, name, log) {
  children.push(child);
  child.removeAllListeners('exit');
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`${log.tail(20)}\n${name} ended unexpectedly (${code}). Its log: ${log.path}`);
    void stop(1);
  });
}

/** The partner password of this checkout's demo; generated once, never in the repository. */
function demoSecrets(file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const secrets = { partnerPassword: randomBytes(6).toString('base64url') };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

function printAddresses(origin, port) {
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && address.family === 'IPv4' && !address.internal);
  const lines = [
    '',
    'Custom Phone Case is open.',
    '',
    `  Customer   ${origin}/#/pages/login/select_login?machine_id=${STATION}&language=en-us`,
    ...(lan
      ? [`  on a phone http://${lan.address}:${port}/#/pages/login/select_login?machine_id=${STATION}&language=en-us`]
      : []),
    `  Display    ${origin}/display   (type its code in the partner app, on the page of the station)`,
    `  Partner    ${origin}/partner/   (user demo or operator, password ${demo.partnerPassword})`,
    `  Demo phone ${origin}/demo-texts/inbox   (the codes for phone numbers)`,
    `  Mailbox    ${origin}/demo-mails/inbox   (confirmations, receipts, news)`,
    '',
    `Logs: ${[logs.server, logs.station].map(({ path }) => shortest(path)).join(', ')}`,
    'Payments go to a built-in stand-in of the provider: no money moves. No text message and no e-mail is sent. Stop with Ctrl+C.',
    '',
  ];
  console.log(lines.join('\n'));
}

function shortest(path) {
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith('..') ? path : fromHere;
}
