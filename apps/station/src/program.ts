import { runAgent } from './agent.ts';
import { ConfigError, type PrinterChoice, readConfig, type StationConfig } from './config.ts';
import type { Disk } from './files.ts';
import { keysOf, type StationKeys } from './keys.ts';
import { type Log, messageOf } from './log.ts';
import { LogFile } from './log-file.ts';
import { onlyAgentIn } from './only-one.ts';
import { ChangeablePrinter, digestOfSetting, foundAt, storedChoice } from './printer-search/chosen-printer.ts';
import { findPrinters } from './printer-search/find-printers.ts';
import { PrinterSearch } from './printer-search/printer-search.ts';
import { createPrinter } from './printers/create.ts';
import { wait } from './printers/wait.ts';
import { testNetwork } from './remote-care/network-test.ts';
import { AgentRestarts, RemoteCare } from './remote-care/remote-care.ts';
import { RemoteLog } from './remote-log.ts';
import { isKeyRefused, LinkDown, ServerLink } from './server-link.ts';
import { steadyTime } from './steady.ts';
import type { AgentTiming } from './timing.ts';
import { EXIT } from './update/exit-codes.ts';
import { Updater, VersionSwitched } from './update/updater.ts';
import { Versions } from './update/versions.ts';
import { VERSION } from './version.ts';

export interface ProgramPorts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly disk: Disk;
  readonly timing: AgentTiming;
  /** A log of its own beside the log file. */
  readonly logTo: (write: (line: string) => void) => Log;
  readonly signal: AbortSignal;
  readonly ready: () => void;
}

/** The agent from its settings to its end. @returns the exit code */
export async function runProgram(ports: ProgramPorts): Promise<number> {
  let log = ports.logTo(() => undefined);
  try {
    const config = readConfig(ports.env);
    const file = new LogFile(config.directory);
    log = ports.logTo((line) => file.add(line));
    await start(config, file, log, ports);
    log('agent.stopped');
    return 0;
  } catch (error) {
    if (error instanceof VersionSwitched || error instanceof AgentRestarts) return EXIT.again;
    if (ports.signal.aborted) return 0;
    log('agent.ended', { error: explain(error) });
    return error instanceof ConfigError || isKeyRefused(error) ? EXIT.needsPerson : 1;
  }
}

async function start(config: StationConfig, file: LogFile, log: Log, ports: ProgramPorts): Promise<void> {
  const { disk, timing, signal, env, ready } = ports;
  await onlyAgentIn(config.directory);
  log('agent.started', { version: VERSION });
  const keys = await enrolled(config, log, ports);
  // A full disk must not keep the station from starting.
  const link = new ServerLink(config.serverUrl, keys.station_key);
  const launched = env['STATION_LAUNCHER'] === '1';
  const setting = digestOfSetting(env['PRINTER']);
  const chosen = await storedChoice({ disk, directory: config.directory }, setting);
  if (chosen) log('printer.chosen', { address: chosen.uri });
  const create = (choice: PrinterChoice) => createPrinter(choice, config.directory, disk, Date.now);
  const printer = new ChangeablePrinter(create(chosen ? foundAt(chosen.uri) : config.printer));
  const steady = steadyTime();
  const update = await Updater.open({
    versions: new Versions(config.directory, disk),
    link,
    keys: config.releaseKeys ?? keys.release_keys ?? [],
    launched,
    log,
  });
  await runAgent(
    {
      link,
      printer,
      disk,
      directory: config.directory,
      bays: config.bays,
      ripLog: config.ripLog,
      timing,
      log,
      now: Date.now,
      steady,
      version: VERSION,
      update,
      remoteCare: await RemoteCare.open({
        disk,
        directory: config.directory,
        link,
        log,
        steady,
        launched,
        helper: config.careDirectory,
        testNetwork: () => testNetwork({ serverUrl: config.serverUrl, printer, ms: () => performance.now() }),
      }),
      printerSearch: new PrinterSearch({
        disk,
        directory: config.directory,
        link,
        log,
        steady,
        printer,
        create,
        find: findPrinters,
        chosen,
        ofSettings: config.printer,
        setting,
      }),
      remoteLog: new RemoteLog(file, link, log, secretsOf(config, keys)),
      ...(config.pickupPort !== undefined && {
        counter: {
          stationId: keys.machine_id,
          screen: new ServerLink(config.serverUrl, keys.screen_key, 'Screen'),
          origin: config.serverUrl,
          port: config.pickupPort,
        },
      }),
      ready: async () => {
        await update.confirm();
        ready();
      },
    },
    signal,
  );
}

function secretsOf({ enrolCode = '', printer }: StationConfig, { station_key, screen_key }: StationKeys): string[] {
  const login = printer.kind === 'ipp' ? printer.login : undefined;
  return [station_key, screen_key, enrolCode, login?.password ?? ''];
}

/** The server may start after the station. */
async function enrolled(config: StationConfig, log: Log, { disk, timing, signal }: ProgramPorts): Promise<StationKeys> {
  for (;;) {
    try {
      return await keysOf(config, disk);
    } catch (error) {
      if (!(error instanceof LinkDown)) throw error;
      log('enrol.delayed', { error: messageOf(error) });
      await wait(timing.retryMs, signal);
    }
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (isKeyRefused(error)) {
    return `the server no longer accepts this station's key (${messageOf(error)}): delete keys.json in STATION_DIR and enrol with a new code`;
  }
  return messageOf(error);
}
