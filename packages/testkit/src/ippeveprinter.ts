import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isListening, missingTools, start, type Started, until } from './processes.ts';

export interface IppPeerOptions {
  /** Where the received documents are stored; created if missing. */
  readonly dir: string;
  /** How long the printer works on a job, in three steps of progress. */
  readonly jobSeconds?: number;
  /** The printer aborts a job whose name contains this after its first step. */
  readonly failJobsNamed?: string;
  /** At a job whose name contains this the printer is out of blanks. It reports that until the next job. */
  readonly runsOutAtJobsNamed?: string;
  /** A job whose name contains this waits for media half-way, for one second. */
  readonly waitsForMediaAtJobsNamed?: string;
  /** A job whose name contains this hangs half-way without a report, until `release`. */
  readonly hangsAtJobsNamed?: string;
  /** The port; any free one by default. */
  readonly port?: number;
}

export interface IppPeer {
  /** `ipp://localhost:<port>/ipp/print` */
  readonly url: string;
  /** The received documents, oldest job first, byte for byte. */
  documents(): Promise<string[]>;
  /** Lets hanging jobs continue. */
  release(): Promise<void>;
  /** Ends the printer like a power cut, before it can report what became of a job; `stop` must still be called. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** What must be installed to start a peer; undefined if nothing is missing. */
export function ippPeerMissing(): string | undefined {
  const missing = missingTools('ippeveprinter', 'dbus-daemon');
  return missing && `the IPP printer peer needs ${missing}`;
}

/**
 * Starts the CUPS project's `ippeveprinter` as a case printer that takes any size. It requires a system message bus, so
 * it gets a private one; with DNS-SD off it needs no avahi. Both run as the calling user, listen on loopback only, and
 * end with `stop`.
 */
export async function startIppPeer(options: IppPeerOptions): Promise<IppPeer> {
  const missing = ippPeerMissing();
  if (missing) throw new Error(missing);
  await mkdir(options.dir, { recursive: true });
  const workshop = await mkdtemp(join(tmpdir(), 'ipp-peer-'));
  const started: Started[] = [];
  const stop = async () => {
    for (const process of started.reverse()) await process.stop();
    await rm(workshop, { recursive: true, force: true });
  };
  try {
    const bus = await startBus(workshop, started);
    const port = options.port ?? (await freePort());
    const printer = await startPrinter(workshop, options, bus, port, started);
    return {
      url: `ipp://localhost:${port}/ipp/print`,
      documents: () => documentsIn(options.dir),
      release: () => writeFile(join(workshop, RELEASED), ''),
      kill: () => printer.kill(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startBus(workshop: string, started: Started[]): Promise<string> {
  const socket = join(workshop, 'bus');
  const config = join(workshop, 'bus.conf');
  await writeFile(config, busConfig(socket));
  const bus = start('dbus-daemon', [`--config-file=${config}`, '--nofork', '--nopidfile'], {});
  started.push(bus);
  await until(async () => (await readdir(workshop)).includes('bus'), bus, 'the message bus');
  return `unix:path=${socket}`;
}

async function startPrinter(
  workshop: string,
  options: IppPeerOptions,
  bus: string,
  port: number,
  started: Started[],
): Promise<Started> {
  const attributes = join(workshop, 'attributes.conf');
  const command = join(workshop, 'print.sh');
  await writeFile(attributes, ATTRIBUTES);
  await writeFile(command, printCommand(options, workshop), { mode: 0o755 });
  const settings = ['-a', attributes, '-c', command, '-d', options.dir, '-k', '-r', 'off', '-n', 'localhost'];
  const printer = start('ippeveprinter', [...settings, '-p', String(port), 'Case printer'], {
    DBUS_SYSTEM_BUS_ADDRESS: bus,
  });
  started.push(printer);
  await until(() => isListening(port), printer, 'the printer');
  return printer;
}

/**
 * The printer stores a job's document as `<job>-<name>.<ending>` and the output of its command, which is empty here, as
 * `.prn`.
 */
async function documentsIn(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => /^\d+-.*\.(pdf|png)$/.test(name));
  return names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)).map((name) => join(dir, name));
}

/** Every client of this private bus may own any name and call anyone. */
const busConfig = (socket: string): string => `<!DOCTYPE busconfig PUBLIC
  "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>custom</type>
  <listen>unix:path=${socket}</listen>
  <policy context="default">
    <allow send_destination="*"/>
    <allow receive_sender="*"/>
    <allow own="*"/>
  </policy>
</busconfig>
`;

/** A flatbed for cases: PDF and PNG on any sheet from 40 × 40 mm to 300 × 420 mm. */
const ATTRIBUTES = `ATTR textWithoutLanguage printer-make-and-model "Case printer"
ATTR mimeMediaType document-format-default application/pdf
ATTR mimeMediaType document-format-supported application/pdf,image/png
ATTR nameWithoutLanguage marker-names "Cyan","White"
ATTR nameWithoutLanguage marker-colors "#00AEEF","#FFFFFF"
ATTR integer marker-levels 70,-3
ATTR keyword media-ready custom_case_80x165mm
ATTR keyword media-default custom_case_80x165mm
ATTR keyword media-supported custom_min_40x40mm,custom_max_300x420mm
ATTR collection media-size-supported {
  MEMBER rangeOfInteger x-dimension 4000-30000
  MEMBER rangeOfInteger y-dimension 4000-42000
}
ATTR collection media-col-database {
  MEMBER collection media-size {
    MEMBER rangeOfInteger x-dimension 4000-30000
    MEMBER rangeOfInteger y-dimension 4000-42000
  }
}
`;

const RELEASED = 'let-go';

/**
 * The command that `ippeveprinter` runs for each job; lines on stderr set the job's attributes and the printer's state
 * reasons.
 */
function printCommand(options: IppPeerOptions, workshop: string): string {
  const { jobSeconds = 0.6, failJobsNamed, runsOutAtJobsNamed, waitsForMediaAtJobsNamed, hangsAtJobsNamed } = options;
  const empty = runsOutAtJobsNamed
    ? `case "$IPP_JOB_NAME" in *${runsOutAtJobsNamed}*) echo 'STATE: +media-empty-error' >&2;; *) echo 'STATE: -media-empty-error' >&2;; esac`
    : ':';
  const wait = waitsForMediaAtJobsNamed
    ? `case "$step$IPP_JOB_NAME" in 1*${waitsForMediaAtJobsNamed}*) echo 'STATE: +media-needed-error' >&2; sleep 1; echo 'STATE: -media-needed-error' >&2;; esac`
    : ':';
  const hang = hangsAtJobsNamed
    ? `case "$step$IPP_JOB_NAME" in 1*${hangsAtJobsNamed}*) while [ -d '${workshop}' ] && [ ! -e '${join(workshop, RELEASED)}' ]; do sleep 0.05; done;; esac`
    : ':';
  const failure = failJobsNamed ? `case "$IPP_JOB_NAME" in *${failJobsNamed}*) exit 1;; esac` : ':';
  return `#!/bin/sh
${empty}
echo 'ATTR: job-impressions=3' >&2
for step in 1 2 3; do
  sleep ${jobSeconds / 3}
  echo "ATTR: job-impressions-completed=$step" >&2
  ${wait}
  ${hang}
  ${failure}
done
`;
}
