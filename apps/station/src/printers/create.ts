import { join } from 'node:path';
import type { PrinterChoice } from '../config.ts';
import type { Disk } from '../files.ts';
import { IppConnection } from '../ipp/connection.ts';
import { HotFolderPrinter } from './hot-folder.ts';
import { IppPrinter } from './ipp-printer.ts';
import type { Printer } from './printer.ts';
import { SimulatedPrinter } from './simulated.ts';

/** Creates the printer that the configuration names. */
export function createPrinter(choice: PrinterChoice, stationDirectory: string, disk: Disk, now: () => number): Printer {
  switch (choice.kind) {
    case 'simulated':
      return new SimulatedPrinter({ directory: join(stationDirectory, 'printed'), seconds: choice.seconds, disk, now });
    case 'ipp':
      return new IppPrinter(new IppConnection(choice.uri, undefined, choice.login), {
        trustsQueue: choice.trustsQueue,
      });
    case 'folder':
      return new HotFolderPrinter({ directory: choice.directory, pollMs: 1_000, untakenMs: 120_000, disk, now });
  }
}
