import { Command, CommanderError } from 'commander';
import { addActions } from './actions/commands.ts';
import { initOptions } from './init/options.ts';
import { type Answer, type Context, perform } from './io/command.ts';
import { EXIT, Failure } from './io/failure.ts';
import type { Io } from './io/io.ts';
import { plain, plainJson } from './io/plain.ts';
import { login, logout, whoami } from './session/commands.ts';

const GUIDE = `
Start here:
  $ operator init --help       make an empty platform
  $ operator doctor            what is wrong, and what to do
  $ operator login --server https://shop.example --username olga
  $ operator <command> --help  every command has an example
In the folder of the product, "operator" is "npm run --silent operator --".

Scripts: --json answers in JSON, --yes answers questions, and without a terminal nothing is asked.
Exit codes: 0 done, 1 refused or faults found, 2 wrong command line, 3 login needed, 4 server or database not reachable.
`;

/** Runs one command line. @returns the exit code */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const json = argv.includes('--json');
  let exit: number = EXIT.done;
  const program = programOf(io, json);
  const ended = (code: number) => (exit = code);
  const define: Define = (name, help, example, work) => {
    const command = program.command(name).description(help);
    command.addHelpText('after', `\nExample:\n  $ operator ${example}\n`);
    perform(command, io, ended, work);
    return command;
  };
  program.commandsGroup('This machine (opens the database):');
  addMachine(define);
  program.commandsGroup('This login:');
  addLogin(define);
  program.commandsGroup('The platform (calls the running server):');
  addActions(program, io, ended);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return exit;
  } catch (error) {
    return failed(error, io, json);
  }
}

function programOf(io: Io, json: boolean): Command {
  return new Command('operator')
    .description('Runs the platform: sets it up, examines it, and does what operators do.')
    .option('--json', 'answer in JSON, for scripts')
    .option('-y, --yes', 'answer every question with yes')
    .option(
      '--session-file <file>',
      'where the login is kept; default: OPERATOR_SESSION_FILE or ~/.config/custom-phone-case',
    )
    .configureOutput({ writeOut: io.out, writeErr: json ? () => undefined : io.err })
    .configureHelp({ showGlobalOptions: true })
    .exitOverride()
    .addHelpText('after', GUIDE)
    .showHelpAfterError('Run it with --help to see an example.');
}

type Work = (context: Context) => Promise<Answer>;
type Define = (name: string, help: string, example: string, work: Work) => Command;

/** What opens the database is loaded when it is used: the other commands start in a fraction of the time. */
const later =
  (load: () => Promise<Work>): Work =>
  async (context) =>
    (await load())(context);

const SETTINGS = ['--settings <file>', 'the file with the settings; default: ENV_FILE, or platform.env here'] as const;
const FILE = '/etc/custom-phone-case/platform.env';

function addMachine(define: Define): void {
  initOptions(
    define(
      'init',
      'Make an empty platform: settings, database, first operator, catalogue. What is there stays.',
      `init --settings ${FILE}`,
      later(async () => (await import('./init/init.ts')).init),
    ).option(...SETTINGS),
  );
  define(
    'doctor',
    'Say what is wrong, and what to do; exit code 1 if there is a fault.',
    `doctor --settings ${FILE}`,
    later(async () => (await import('./doctor/doctor.ts')).doctor),
  ).option(...SETTINGS);
  define(
    'backup',
    'Copy database and files into an empty folder; the servers may run on.',
    'backup /somewhere/2026-11-21',
    later(async () => (await import('./data/backup.ts')).backupCommand),
  )
    .argument('<folder>', 'that is made, or empty')
    .option(...SETTINGS);
  define(
    'restore',
    'Put a back-up into an empty place.',
    'restore /somewhere/2026-11-21',
    later(async () => (await import('./data/backup.ts')).restoreCommand),
  )
    .argument('<folder>', 'with a back-up')
    .option(...SETTINGS);
}

function addLogin(define: Define): void {
  define('login', 'Log in to a server as operator.', 'login --server https://shop.example --username olga', login)
    .option('--server <address>', 'the address of the server')
    .option('--username <name>', 'your user name')
    .option('--password-file <file>', 'a file with the password, or - for standard input')
    .option('--plain-http', 'send the password without encryption to another machine');
  define('logout', 'End this login.', 'logout', logout);
  define('whoami', 'Show who is logged in, and where.', 'whoami --json', whoami);
}

/** Tells why a command failed, on the stream for errors. */
function failed(error: unknown, io: Io, json: boolean): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.done;
    if (json) io.err(`${JSON.stringify({ error: 'wrongUse', message: error.message })}\n`);
    return EXIT.wrongUse;
  }
  const { error: name, message, more, exit } = error instanceof Failure ? error : unexpected(error);
  io.err(`${json ? plainJson({ error: name, message, ...more }) : plain(message)}\n`);
  return exit;
}

const unexpected = (error: unknown): Failure =>
  new Failure('internal', EXIT.refused, error instanceof Error ? (error.stack ?? error.message) : String(error));
