import { readFileSync } from 'node:fs';
import path, { type PlatformPath } from 'node:path';
import type { PrinterLogin } from './ipp/address.ts';
import { ed25519 } from './update/signature.ts';

export type PrinterChoice =
  | { readonly kind: 'simulated'; readonly seconds: number }
  | {
      readonly kind: 'ipp';
      readonly uri: string;
      /** Replaces the login in the address. */
      readonly login?: PrinterLogin;
      readonly trustsQueue: boolean;
    }
  | { readonly kind: 'folder'; readonly directory: string };

export interface StationConfig {
  readonly serverUrl: string;
  /** Holds keys, the journal, and files on their way to the printer. */
  readonly directory: string;
  readonly enrolCode: string | undefined;
  readonly printer: PrinterChoice;
  /** The folder in which the RIP says what it printed. */
  readonly ripLog: string | undefined;
  /** Pickup bays, filled in turn. */
  readonly bays: readonly string[];
  /** The port on which this computer's own display asks for an item while the server is down; undefined opens none. */
  readonly pickupPort: number | undefined;
  /** Ed25519, SPKI in base64url: what may sign a version of the agent; undefined: those of the enrolment. */
  readonly releaseKeys: readonly string[] | undefined;
  /** The folder in which the unit `station-care` looks for what it should restart; undefined: nothing is installed for that. */
  readonly careDirectory: string | undefined;
  /** How long a new version may take until the server hears it, ms. */
  readonly updatePatienceMs: number;
}

/** A setting that cannot be used. The message names the variable and the expected value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @param system how this computer writes paths
 * @throws ConfigError for the first wrong variable
 */
export function readConfig(env: Environment, system: PlatformPath = path): StationConfig {
  return {
    serverUrl: serverUrl(env['SERVER_URL']),
    directory: system.resolve(stationDirectory(env, system)),
    enrolCode: env['STATION_ENROL_CODE']?.trim() || undefined,
    printer: printer(env, system),
    ripLog: folderIn(env, 'RIP_LOG', system, "the folder of RasterLink's result files"),
    bays: bays(env['BAYS'] ?? 'A1,A2,A3,A4'),
    pickupPort: pickupPort(env['PICKUP_PORT'] ?? String(PICKUP_PORT)),
    releaseKeys: releaseKeys(env['RELEASE_KEYS']),
    careDirectory: folderIn(env, 'STATION_CARE_DIR', system, 'a folder'),
    updatePatienceMs: patience(env['UPDATE_PATIENCE_SECONDS'] ?? '180') * 1_000,
  };
}

function required(name: string, value: string | undefined, meaning: string): string {
  if (!value?.trim()) throw new ConfigError(`${name} is missing: it must be ${meaning}`);
  return value.trim();
}

/** Windows has a folder for what services keep; every other system has its own custom. */
function stationDirectory(env: Environment, system: PlatformPath): string {
  const programData = system.sep === '\\' ? env['ProgramData'] : undefined;
  const usual = programData && system.join(programData, 'Custom Phone Case', 'Station');
  return required('STATION_DIR', env['STATION_DIR'] ?? usual, 'the folder for keys and journal');
}

function serverUrl(value: string | undefined): string {
  const meaning = 'the address of the server, such as https://print.example.com';
  const given = required('SERVER_URL', value, meaning);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new ConfigError(`SERVER_URL is '${given}': it must be ${meaning}`);
  }
  return url.origin;
}

function printer(env: Environment, system: PlatformPath): PrinterChoice {
  const value = env['PRINTER'] ?? 'simulated';
  if (value === 'simulated') return { kind: 'simulated', seconds: seconds(env['SIM_SECONDS'] ?? '12') };
  if (/^ipps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '') {
    const login = printerLogin(env['PRINTER_LOGIN_FILE']);
    const trustsQueue = flag('PRINTER_TRUSTS_QUEUE', env['PRINTER_TRUSTS_QUEUE'] ?? '0');
    return { kind: 'ipp', uri: value, trustsQueue, ...(login && { login }) };
  }
  const directory = /^folder:(.+)$/.exec(value)?.[1];
  // A file is made beside the folder and moved in, and beside the root of a volume or a share there is nothing.
  if (directory && system.isAbsolute(directory) && system.dirname(directory) !== directory)
    return { kind: 'folder', directory };
  throw new ConfigError(
    `PRINTER is '${withoutLogin(value)}': it must be 'simulated', an address such as ipp://printer.local/ipp/print, or folder: and the absolute path of a folder inside another one`,
  );
}

/** A folder by its absolute path; undefined if none is named. @param of what it is */
function folderIn(env: NodeJS.ProcessEnv, name: string, system: PlatformPath, of: string): string | undefined {
  const folder = env[name]?.trim();
  if (!folder || system.isAbsolute(folder)) return folder || undefined;
  throw new ConfigError(`${name} is '${folder}': it must be the absolute path of ${of}`);
}

/** An address without its login, for the log. */
export const withoutLogin = (address: string): string => address.replace(/\/\/[^/]*@/, '//…@');

function printerLogin(file: string | undefined): PrinterLogin | undefined {
  if (!file?.trim()) return undefined;
  const meaning = 'a file with one line, user:password';
  let line: string | undefined;
  try {
    [line] = readFileSync(file.trim(), 'utf8').split(/\r?\n/);
  } catch {
    throw new ConfigError(`PRINTER_LOGIN_FILE cannot be read: it must be ${meaning}`);
  }
  const [, user, password] = /^([^:]+):(.+)$/.exec(line ?? '') ?? [];
  if (user !== undefined && password !== undefined) return { user, password };
  throw new ConfigError(`PRINTER_LOGIN_FILE has the wrong content: it must be ${meaning}`);
}

function flag(name: string, value: string): boolean {
  if (value === '0' || value === '1') return value === '1';
  throw new ConfigError(`${name} is '${value}': it must be 0 or 1`);
}

function seconds(value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && number >= 0.1 && number <= 3600) return number;
  throw new ConfigError(`SIM_SECONDS is '${value}': it must be a number of seconds from 0.1 to 3600`);
}

function bays(value: string): string[] {
  const names = value.split(',').map((name) => name.trim());
  if (names.every((name) => /^[\w-]{1,20}$/.test(name))) return names;
  throw new ConfigError(
    `BAYS is '${value}': it must be names such as A1,A2,A3 of at most 20 letters, digits and dashes`,
  );
}

/** The port on which the display's page expects its station. */
const PICKUP_PORT = 7786;

function pickupPort(value: string): number | undefined {
  if (value.trim() === 'off') return undefined;
  if (/^\d{1,5}$/.test(value.trim()) && Number(value) <= 65_535) return Number(value);
  throw new ConfigError(`PICKUP_PORT is '${value}': it must be a port of this computer, or 'off'`);
}

function releaseKeys(value = ''): string[] | undefined {
  if (value.trim() === '') return undefined;
  const keys = value.split(',').map((key) => key.trim());
  try {
    keys.forEach(ed25519);
    return keys;
  } catch {
    throw new ConfigError('RELEASE_KEYS is wrong: it must be public keys as `npm run release -- keys` prints them');
  }
}

function patience(value: string): number {
  if (/^\d{1,4}$/.test(value) && Number(value) >= 10) return Number(value);
  throw new ConfigError(`UPDATE_PATIENCE_SECONDS is '${value}': it must be a whole number from 10 to 9999`);
}
