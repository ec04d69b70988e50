import { type ActionInput, type ActionName, ACTIONS, type ImportOutcome } from '@cpc/contract';
import { Argument, type Command, Option } from 'commander';
import { askConsent } from '../io/ask.ts';
import { type Answer, type Context, perform } from '../io/command.ts';
import { counted } from '../io/counted.ts';
import { calling, connect, type Connection } from '../session/connection.ts';
import { wrongUse } from '../io/failure.ts';
import type { Io } from '../io/io.ts';
import { answerOf } from './answer.ts';
import { answersFile, flagsOf, placeholder } from './flags.ts';
import { inputOf } from './input.ts';
import { ACTION_COMMANDS, type ActionCommand } from './table.ts';

type AnyAction = (typeof ACTIONS)[number];

/** "doctor" is the command that looks at this machine too. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 'Operator.doctor': 'doctor-server' };

/** `Operator.openShop` → `open-shop` */
export const commandName = (action: string): string =>
  OTHER_NAMES[action] ??
  action.slice(action.indexOf('.') + 1).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Adds a command for every action of the table. */
export function addActions(program: Command, io: Io, ended: (exit: number) => void): void {
  const known: Readonly<Record<string, ActionCommand | undefined>> = ACTION_COMMANDS;
  for (const action of ACTIONS) {
    const spec = known[action.name];
    if (!spec) continue;
    const command = program.command(commandName(action.name)).description(spec.help);
    addFlags(command, action);
    command.addHelpText('after', `\nExample:\n  $ operator ${spec.example}\n`);
    perform(command, io, ended, (context) => act(action, spec, context));
  }
}

function addFlags(command: Command, { input, output, ...action }: AnyAction): void {
  const { flags, rest, takesFile } = flagsOf(input);
  if (takesFile) command.addArgument(new Argument('<file>', 'a table, .csv or .xlsx'));
  for (const flag of flags) {
    const option = new Option(placeholder(flag), flag.required ? 'needed' : '');
    if (flag.choices.length > 0) option.choices([...flag.choices, ...(flag.nullable ? ['none'] : [])]);
    command.addOption(option);
  }
  if (flags.length + rest.length > 0)
    command.option('--input <json>', `the whole input as JSON${rest.length > 0 ? `, also ${rest.join(', ')}` : ''}`);
  if ('paged' in action)
    command.option('--page <number>', 'from 1').option('--size <number>', 'lines of a page, at most 100');
  if (answersFile(output)) command.option('--out <file>', 'where to save it; - for standard output');
}

async function act(action: AnyAction, spec: ActionCommand, context: Context): Promise<Answer> {
  const connection = connect(context);
  const input = await inputOf(action, context);
  const refused = await agreed(action, spec, { connection, context, input });
  if (refused) return refused;
  const page = pageOf(action, context);
  const data = await call(connection, action, input, page);
  if (page && Array.isArray(data) && data.length === page.size)
    context.io.err(`There may be more: --page ${page.number + 1}\n`);
  return answerOf(data, context, spec.columns);
}

interface Act {
  readonly connection: Connection;
  readonly context: Context;
  readonly input: Record<string, unknown>;
}

/** A person sees the faults or the numbers of an import before anything is written. @returns the answer that ends it */
async function agreed(
  action: AnyAction,
  spec: ActionCommand,
  { connection, context, input }: Act,
): Promise<Answer | undefined> {
  const yes = context.options.yes === true;
  if (spec.asks !== undefined) await askConsent(context.io, spec.asks, yes);
  const isImport = flagsOf(action.input).takesFile && input['dry_run'] !== true;
  if (!isImport || yes || !context.io.isTerminal) return undefined;
  const look = (await call(connection, action, { ...input, dry_run: true })) as ImportOutcome;
  if (look.state !== 'checked') return answerOf(look, context);
  const told = Object.entries(look.counts).map(([kind, count]) => counted(count, kind));
  await askConsent(context.io, `Import ${told.join(', ')}?`, false);
  return undefined;
}

interface Page {
  readonly number: number;
  readonly size: number;
}

/** The table of commands holds only actions, and `inputOf` has checked the input of this one. */
function call({ client, session }: Connection, { name }: AnyAction, input: object, page?: Page): Promise<unknown> {
  return calling(session.server, client.call(name, input as ActionInput<ActionName>, page ? { page } : {}));
}

const USUAL_SIZE = 50;
const MAX_SIZE = 100;

function pageOf(action: AnyAction, { options }: Context): Page | undefined {
  if (!('paged' in action)) return undefined;
  const whole = (name: string, fallback: number, most: number) => {
    const number = Number(options[name] ?? fallback);
    if (!Number.isInteger(number) || number < 1 || number > most)
      throw wrongUse(`--${name} must be a whole number from 1 to ${most}`);
    return number;
  };
  return { number: whole('page', 1, 10_000), size: whole('size', USUAL_SIZE, MAX_SIZE) };
}
