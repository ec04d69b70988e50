import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ConfigError, type PrinterChoice, withoutLogin } from '../config.ts';
import { type Disk, readText, remove, syncFolderOf, writeWhole } from '../files.ts';
import type { Printer } from '../printers/printer.ts';

/** A found printer that a person chose, as it is kept in the station's directory. */
export interface ChosenPrinter {
  readonly search_id: string;
  readonly printer_id: string;
  /** An IPP address that the agent found itself. */
  readonly uri: string;
  /** Of the setting that it replaces: a setting that is typed later counts again. */
  readonly setting: string;
}

interface Place {
  readonly disk: Disk;
  /** The station's own directory. */
  readonly directory: string;
}

const fileIn = ({ directory }: Place): string => join(directory, 'printer.json');

/** Of the variable PRINTER, which may hold a password. */
export const digestOfSetting = (typed = ''): string => createHash('sha256').update(typed).digest('hex');

/** The printer that was chosen instead of the one that the setting names. @throws ConfigError for a damaged file */
export async function storedChoice(place: Place, setting: string): Promise<ChosenPrinter | undefined> {
  const text = await readText(place.disk, fileIn(place));
  if (text === undefined) return undefined;
  const stored = parsed(text);
  if (!stored) throw new ConfigError(`${fileIn(place)} is damaged: delete it, and choose the printer again`);
  if (stored.setting === setting) return stored;
  await storeChoice(place, undefined);
  return undefined;
}

/** @param chosen undefined for the printer of the setting */
export async function storeChoice(place: Place, chosen: ChosenPrinter | undefined): Promise<void> {
  if (chosen) return writeWhole(place.disk, fileIn(place), `${JSON.stringify(chosen)}\n`, 0o600);
  await remove(place.disk, fileIn(place));
  await syncFolderOf(place.disk, fileIn(place));
}

function parsed(text: string): ChosenPrinter | undefined {
  try {
    const { search_id, printer_id, uri, setting }: Partial<ChosenPrinter> = JSON.parse(text);
    const isWhole = [search_id, printer_id, setting].every((each) => typeof each === 'string');
    if (!isWhole || !uri || !/^ipps?:\/\//.test(uri) || !URL.canParse(uri)) return undefined;
    return { search_id, printer_id, uri, setting } as ChosenPrinter;
  } catch {
    return undefined;
  }
}

/** How a found printer is reached: without the login of the setting, which belongs to another printer. */
export const foundAt = (uri: string): PrinterChoice => ({ kind: 'ipp', uri, trustsQueue: false });

const MAX_ADDRESS_LENGTH = 300;

/** What a setting names, for people: without its login. */
export function addressOf(choice: PrinterChoice): string {
  const { kind } = choice;
  const address = kind === 'ipp' ? withoutLogin(choice.uri) : kind === 'folder' ? `folder:${choice.directory}` : kind;
  return address.replaceAll(/\p{Cc}/gu, ' ').slice(0, MAX_ADDRESS_LENGTH);
}

/** A printer that is exchanged for another one between two prints. */
export class ChangeablePrinter implements Printer {
  #printer: Printer;

  constructor(printer: Printer) {
    this.#printer = printer;
  }

  /** Only while it has no job. */
  use(printer: Printer): void {
    this.#printer = printer;
  }

  get namesByTitle(): true | undefined {
    return this.#printer.namesByTitle;
  }

  /** Never what the former printer says after the exchange. */
  describe: Printer['describe'] = async () => {
    const asked = this.#printer;
    const condition = await asked.describe();
    return asked === this.#printer ? condition : this.describe();
  };
  refusal: Printer['refusal'] = (task) => this.#printer.refusal(task);
  print: Printer['print'] = (task, watch) => this.#printer.print(task, watch);
  find: Printer['find'] = (name, ticket) => this.#printer.find(name, ticket);
  follow: Printer['follow'] = (name, watch, ticket) => this.#printer.follow(name, watch, ticket);
  cancel: Printer['cancel'] = (name, ticket) => this.#printer.cancel(name, ticket);
}
