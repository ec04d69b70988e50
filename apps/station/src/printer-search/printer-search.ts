import { randomUUID } from 'node:crypto';
import type { ActionOutput, FoundPrinter as ToldPrinter } from '@cpc/contract';
import { PRINTER_OF_SETTINGS, type PrinterChoiceOutcome } from '@cpc/domain';
import type { PrinterChoice } from '../config.ts';
import type { Disk } from '../files.ts';
import { type Log, messageOf } from '../log.ts';
import type { Printer } from '../printers/printer.ts';
import { isKeyRefused, type ServerLink } from '../server-link.ts';
import type { Steady } from '../steady.ts';
import { addressOf, type ChangeablePrinter, type ChosenPrinter, foundAt, storeChoice } from './chosen-printer.ts';
import type { FoundPrinter } from './found.ts';

type Asked = NonNullable<ActionOutput<'Station.heartbeat'>['printer_search']>;

export interface PrinterSearchPorts {
  readonly disk: Disk;
  /** The station's own directory. */
  readonly directory: string;
  readonly link: Pick<ServerLink, 'call'>;
  readonly log: Log;
  readonly steady: Pick<Steady, 'ms'>;
  readonly printer: ChangeablePrinter;
  readonly create: (choice: PrinterChoice) => Printer;
  readonly find: (signal: AbortSignal) => Promise<FoundPrinter[]>;
  /** The printer that was chosen before this start, if there is one. */
  readonly chosen: ChosenPrinter | undefined;
  /** The setting that a choice replaces, and its digest. */
  readonly ofSettings: PrinterChoice;
  readonly setting: string;
}

/**
 * Looks for printers while somebody asks for that, and changes to one of them that a person chose (JN-10). The server names
 * it by the id that this agent gave it: whoever rules the server can choose among what was found and the printer of the settings,
 * and send prints nowhere else.
 */
export class PrinterSearch {
  readonly #ports: PrinterSearchPorts;
  #chosen: ChosenPrinter | undefined;
  /** What the last search found. */
  #found: { readonly searchId: string; readonly printers: readonly ToldPrinter[] } | undefined;
  #choice: { readonly searchId: string; readonly printerId: string; readonly until: number } | undefined;
  #isSearching = false;

  constructor(ports: PrinterSearchPorts) {
    this.#ports = ports;
    this.#chosen = ports.chosen;
  }

  /** Takes what the last heartbeat was told. What is not told any more is not done any more. */
  asked(asked: Asked | undefined, signal: AbortSignal): void {
    this.#choice = undefined;
    if (!asked) return;
    const { search_id: searchId, chosen: printerId, left_ms } = asked;
    if (printerId !== undefined) this.#choice = { searchId, printerId, until: this.#ports.steady.ms() + left_ms };
    else if (!this.#isSearching) this.#searchFor(searchId, signal);
  }

  /**
   * Changes to the printer that was chosen; nothing prints now, and nothing is leased.
   * @param changed called when the printer is another one. @throws as `ServerLink.call`, and as `changed`
   */
  async changeBetweenPrints(signal: AbortSignal, changed: () => Promise<void>): Promise<void> {
    const choice = this.#choice;
    if (!choice || this.#ports.steady.ms() >= choice.until) return;
    const { searchId: search_id, printerId: printer_id } = choice;
    const outcome = await this.#change(search_id, printer_id, changed);
    await this.#ports.link.call('Station.printerChosen', { search_id, printer_id, outcome }, signal);
    // A heartbeat in between may have told the same choice again.
    if (this.#choice?.searchId === search_id && this.#choice.printerId === printer_id) this.#choice = undefined;
  }

  async #change(search_id: string, printer_id: string, changed: () => Promise<void>): Promise<PrinterChoiceOutcome> {
    const { setting, ofSettings, printer, create, log } = this.#ports;
    const isBack = printer_id === PRINTER_OF_SETTINGS;
    const last = this.#chosen;
    if (isBack ? !last : last?.search_id === search_id && last.printer_id === printer_id) return 'used';
    const known = this.#found?.searchId === search_id ? this.#found.printers : [];
    const found = isBack ? toldOf(ofSettings) : known.find((each) => each.printer_id === printer_id);
    if (!found) return 'gone';
    const chosen = isBack ? undefined : { search_id, printer_id, uri: found.address, setting };
    await storeChoice(this.#ports, chosen);
    this.#chosen = chosen;
    printer.use(create(chosen ? foundAt(chosen.uri) : ofSettings));
    log('printer.chosen', { printer: found.name, address: found.address });
    await changed();
    return 'used';
  }

  /** What fails is asked for again by the next heartbeat; what was found once is not looked for again. */
  #searchFor(searchId: string, signal: AbortSignal): void {
    this.#isSearching = true;
    this.#tell(searchId, signal)
      .catch((error: unknown) => {
        // The heartbeats find a key that is refused.
        if (!signal.aborted && !isKeyRefused(error)) this.#ports.log('search.delayed', { error: messageOf(error) });
      })
      .finally(() => {
        this.#isSearching = false;
      });
  }

  async #tell(searchId: string, signal: AbortSignal): Promise<void> {
    const { find, link, log, ofSettings } = this.#ports;
    if (this.#found?.searchId !== searchId) {
      const found = await find(signal);
      const named = found.map((printer) => ({ ...printer, printer_id: randomUUID() }));
      this.#found = { searchId, printers: [...named, toldOf(ofSettings)] };
    }
    const printers = [...this.#found.printers];
    await link.call('Station.foundPrinters', { search_id: searchId, printers }, signal);
    log('printers.found', { printers: printers.length - 1 });
  }
}

const toldOf = (ofSettings: PrinterChoice): ToldPrinter => ({
  printer_id: PRINTER_OF_SETTINGS,
  name: 'PRINTER',
  make: '',
  address: addressOf(ofSettings),
});
