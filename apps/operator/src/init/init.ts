import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkedOperator } from '@cpc/api';
import { databaseOf, readEnvironment } from '@cpc/settings';
import { orWrongUse } from '../data/english.ts';
import { checkedSettings, envPath, valuesIn } from '../data/env-file.ts';
import { askConsent, askSecret, askText } from '../io/ask.ts';
import { type Answer, type Context, textOption } from '../io/command.ts';
import { Failure, wrongUse } from '../io/failure.ts';
import { passwordFrom } from '../session/commands.ts';
import { envText, writeEnv } from './env-text.ts';
import { type FirstOperator, makePlatform, stateOf, type Step } from './platform.ts';
import { shippedWith } from './shipped.ts';
import { type Prices, pricesBy, pricesIn } from './prices.ts';
import { askSettings, type Values } from './questions.ts';

/** `operator init`: an empty machine becomes a platform that can open its first shop. What is there stays. */
export async function init(context: Context): Promise<Answer> {
  const path = envPath(context);
  refuseRoot(dirname(path));
  const { values, written } = await settingsFor(context, path);
  const settings = checkedSettings(() => readEnvironment(values));
  const config = databaseOf(settings);
  const state = await stateOf(config);
  const operator = await wantedOperator(context, state.operators);
  const shipped = shippedWith(state.models > 0 ? {} : await askPrices(context, settings.currency));
  // Everything is known and checked: from here on it is written.
  if (written) writeEnv(path, envText(written));
  const file: Step = {
    step: 'settings',
    changed: written !== undefined,
    what: written ? `written to ${path}` : `are in ${path}`,
  };
  return report(path, [file, ...(await makePlatform(config, { operator, shipped }))]);
}

/** Root may write everywhere, but the server could not read or change what root has made. */
function refuseRoot(folder: string): void {
  if (process.getuid?.() === 0 && existsSync(folder) && statSync(folder).uid !== 0)
    throw wrongUse(
      `${folder} belongs to the user of the server: run this as that user, for instance after "su - shop"`,
    );
}

/** The settings of the file if it exists; else those that are asked for, which are then written. */
async function settingsFor(
  context: Context,
  path: string,
): Promise<{ readonly values: Readonly<Record<string, string | undefined>>; readonly written?: Values }> {
  const overwrite = context.options['overwrite'] === true;
  const there = overwrite ? undefined : valuesIn(path);
  if (there) {
    refuseOthers(context, path, there);
    return { values: there };
  }
  const values = await askSettings(context, dataFolder(path));
  if (existsSync(path)) await askConsent(context.io, `${path} exists. Overwrite it?`, context.options.yes === true);
  return { values, written: values };
}

/** /etc is no place for data: there it is in the home of the user `shop` (deploy/systemd). */
const dataFolder = (path: string): string =>
  path.startsWith('/etc/') ? '/var/lib/shop/data' : join(dirname(path), 'data');

/** Flags that the file contradicts would be ignored silently. */
function refuseOthers(context: Context, path: string, there: Readonly<Record<string, string | undefined>>): void {
  const flags = {
    publicUrl: 'PUBLIC_URL',
    currency: 'CURRENCY',
    countries: 'COUNTRIES',
    commission: 'COMMISSION_PERMILLE',
    databaseUrl: 'DATABASE_URL',
    port: 'PORT',
    paypalClientId: 'PAYPAL_CLIENT_ID',
    paypalWebhookId: 'PAYPAL_WEBHOOK_ID',
  };
  const others = Object.entries(flags).filter(([option, variable]) => {
    const typed = textOption(context, option);
    return typed !== undefined && typed !== (there[variable] ?? '');
  });
  if (others.length > 0)
    throw wrongUse(
      `${path} says otherwise about ${others.map(([, variable]) => variable).join(', ')}: edit it, or add --overwrite`,
    );
}

/**
 * The operator who is to be made: the first, with --second the second, or any with --reset-operator. Whoever is at the
 * server's own machine may do this alone.
 */
async function wantedOperator(context: Context, there: readonly string[]): Promise<FirstOperator | undefined> {
  if (context.options['resetOperator'] === true) return askOperator(context, 'First operator');
  const second = context.options['second'] === true;
  if (second && there.length === 0) throw wrongUse('make the first operator first: run "operator init"');
  if (there.length > (second ? 1 : 0)) return undefined;
  const operator = await askOperator(context, second ? 'Second operator' : 'First operator');
  if (there.includes(operator.username))
    throw wrongUse(`${operator.username} is the first operator: the second is another person`);
  return operator;
}

async function askOperator(context: Context, who: string): Promise<FirstOperator> {
  const { io } = context;
  const given = { name: textOption(context, 'operatorName'), username: textOption(context, 'operatorUsername') };
  const file = textOption(context, 'operatorPasswordFile');
  const flags = [
    ...(given.name === undefined ? ['--operator-name'] : []),
    ...(given.username === undefined ? ['--operator-username'] : []),
    ...(file === undefined ? ['--operator-password-file'] : []),
  ];
  if (flags.length > 0 && !io.isTerminal)
    throw wrongUse(`missing: ${flags.join(', ')}. There is no terminal to ask`, { missing: flags });
  const ask = (part: 'name' | 'username', message: string, flag: string) =>
    askText(io, { message: `${who}: ${message}`, flag, check: (value) => refusalOf(value, part) });
  const typed = {
    name: given.name ?? (await ask('name', 'name', '--operator-name')),
    username: given.username ?? (await ask('username', 'user name', '--operator-username')),
    password: file === undefined ? await newPassword(context, who) : await passwordFrom(io, file, ''),
  };
  return orWrongUse('the operator', () => checkedOperator(typed));
}

/** What is wrong with one answer, whatever the others are. */
const refusalOf = (value: string, part: 'name' | 'username') =>
  complaint(() =>
    orWrongUse(`the ${part}`, () =>
      checkedOperator({ name: 'A', username: 'abc', password: '12345678', [part]: value }),
    ),
  );

function complaint(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

async function newPassword({ io }: Context, who: string): Promise<string> {
  const flag = '--operator-password-file';
  const check = (typed: string) => (typed.length < 8 ? 'at least 8 characters' : undefined);
  const password = await askSecret(io, { message: `${who}: password (not shown)`, flag, check });
  const again = (typed: string) => (typed === password ? undefined : 'is not the same');
  await askSecret(io, { message: 'The password once more', flag, check: again });
  return password;
}

async function askPrices(context: Context, currency: string): Promise<Prices> {
  const table = textOption(context, 'priceTable');
  if (table !== undefined) return pricesIn(table, currency);
  const given = textOption(context, 'priceFactor') ?? (currency === 'EUR' ? '1' : undefined);
  const question = {
    message: `How many ${currency} is a euro? The shipped prices are multiplied by it`,
    flag: '--price-factor or --price-table',
    check: (typed: string) => complaint(() => pricesBy(typed, currency)),
  };
  return pricesBy(given ?? (await askText(context.io, question)), currency);
}

function report(path: string, steps: readonly Step[]): Answer {
  const changed = steps.some((step) => step.changed);
  const lines = steps.map(({ step, what, changed: did }) => `${did ? '+' : '='} ${step}: ${what}`);
  const next = [
    `ENV_FILE=${path} node apps/server/dist/main.mjs    (starts the server; as a service: deploy/systemd)`,
    `operator doctor --settings ${path}`,
    'operator login --server <address>, then operator open-shop',
    `operator init --second --settings ${path}    (with the server stopped: a second person must approve more than FOUR_EYES_ABOVE, and confirm new operators; a platform of one person sets FOUR_EYES_ABOVE=none: then one person alone can pay out any amount)`,
  ];
  return {
    data: { changed, env_file: path, steps },
    text: [
      ...lines,
      '',
      ...(changed ? ['Next:', ...next.map((line) => `  ${line}`)] : ['Nothing had to be done.']),
    ].join('\n'),
  };
}
