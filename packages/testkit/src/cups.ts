import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isListening, missingTools, start, until } from './processes.ts';

/** What a queue does if its printer fails (CUPS's `printer-error-policy`). */
export type ErrorPolicy = 'abort-job' | 'retry-job' | 'stop-printer';

export interface Cups {
  /** The address of a queue, whether it exists or not. */
  readonly queue: (name: string) => string;
  /** Creates a queue that passes documents on unchanged. @param printer an `ipp:` address */
  readonly addQueue: (name: string, printer: string, policy: ErrorPolicy) => void;
  readonly stop: () => Promise<void>;
}

/** What must be installed to start a scheduler; undefined if nothing is missing. */
export function cupsMissing(): string | undefined {
  const missing = missingTools('cupsd', 'lpadmin');
  return missing && `the CUPS scheduler needs ${missing}`;
}

/**
 * Starts the CUPS scheduler with all its data in a directory of its own, on loopback only. The queue `locked` requires
 * a password.
 */
export async function startCups(): Promise<Cups> {
  const missing = cupsMissing();
  if (missing) throw new Error(missing);
  const folder = await mkdtemp(join(tmpdir(), 'cups-'));
  const port = await freePort();
  const { config, files, socket } = writeConfig(folder, port);
  const scheduler = start('cupsd', ['-f', '-c', config, '-s', files], {});
  const stop = async () => {
    await scheduler.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until(() => isListening(port), scheduler, 'the CUPS scheduler');
  } catch (error) {
    await stop();
    throw error;
  }
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, CUPS_SERVER: socket };
  return {
    queue: (name) => `ipp://localhost:${port}/printers/${name}`,
    addQueue(name, printer, policy) {
      const made = ['-p', name, '-E', '-v', printer, '-m', 'raw', '-o', `printer-error-policy=${policy}`];
      execFileSync('lpadmin', made, { env, stdio: 'ignore' });
    },
    stop,
  };
}

/** The scheduler refuses to run its programs as root: they then run as `lp`. */
function writeConfig(folder: string, port: number) {
  const isRoot = process.getuid?.() === 0;
  const idOf = (flag: string, ...name: string[]) => execFileSync('id', [flag, ...name], { encoding: 'utf8' }).trim();
  const [user, group] = isRoot ? ['lp', 'lp'] : [idOf('-un'), idOf('-gn')];
  const inside = (name: string) => join(folder, name);
  chmodSync(folder, 0o755);
  for (const name of ['etc/ppd', 'spool/tmp', 'cache', 'run/certs', 'log'])
    mkdirSync(inside(name), { recursive: true });
  if (isRoot)
    for (const name of ['spool', 'spool/tmp', 'cache', 'run', 'run/certs'])
      chownSync(inside(name), Number(idOf('-u', 'lp')), Number(idOf('-g', 'lp')));
  const [config, files, socket] = [inside('etc/cupsd.conf'), inside('etc/cups-files.conf'), inside('run/cups.sock')];
  writeFileSync(files, filesConfig(folder, user ?? '', group ?? ''));
  writeFileSync(config, schedulerConfig(port, socket));
  return { config, files, socket };
}

const filesConfig = (folder: string, user: string, group: string): string => `User ${user}
Group ${group}
SystemGroup root lpadmin
ServerRoot ${folder}/etc
RequestRoot ${folder}/spool
TempDir ${folder}/spool/tmp
CacheDir ${folder}/cache
StateDir ${folder}/run
ServerBin /usr/lib/cups
DataDir /usr/share/cups
AccessLog ${folder}/log/access
ErrorLog ${folder}/log/error
PageLog ${folder}/log/page
Printcap
`;

const schedulerConfig = (port: number, socket: string): string => `Listen 127.0.0.1:${port}
Listen ${socket}
ServerName localhost
ServerAlias *
Browsing Off
WebInterface No
DefaultAuthType None
DefaultShared No
PreserveJobHistory Yes
PreserveJobFiles No
JobRetryInterval 1
LogLevel info
<Location />
  Order allow,deny
  Allow from 127.0.0.1
</Location>
<Location /admin>
  AuthType None
  Allow from 127.0.0.1
</Location>
<Location /printers/locked>
  AuthType Basic
  Require valid-user
  Order allow,deny
  Allow from 127.0.0.1
</Location>
<Policy default>
  JobPrivateAccess default
  JobPrivateValues default
  SubscriptionPrivateAccess default
  SubscriptionPrivateValues default
  <Limit Cancel-Job>
    Require user @OWNER @SYSTEM
    Order deny,allow
  </Limit>
  <Limit All>
    Order deny,allow
  </Limit>
</Policy>
`;
