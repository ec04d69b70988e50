import { randomBytes } from 'node:crypto';
import { EnvironmentError, readEnvironment } from '@cpc/settings';
import { askChoice, askSecret, askText } from '../io/ask.ts';
import { type Context, textOption } from '../io/command.ts';
import { wrongUse } from '../io/failure.ts';
import { passwordFrom } from '../session/commands.ts';

/** How customers pay: with PayPal's money, with its play money, in cash only, or with a stand-in that moves none. */
const PAYMENTS = [
  { value: 'live', label: 'PayPal' },
  { value: 'sandbox', label: 'PayPal’s sandbox: play money' },
  { value: 'none', label: 'At the counter only: nobody pays online' },
  { value: 'trial', label: 'A stand-in, to try the product: nobody pays, and it is no production' },
] as const;
type Payment = (typeof PAYMENTS)[number]['value'];
const needsPaypal = (payment: Payment): boolean => payment === 'live' || payment === 'sandbox';

export type Values = Readonly<Record<string, string>>;

/** A setting that `init` asks for. */
interface Setting {
  readonly variable: string;
  readonly option: string;
  readonly flag: string;
  readonly message: string;
  /** Taken by Enter, and by a script that says nothing. */
  readonly usual?: string;
  readonly payment?: true;
}

const SETTINGS: readonly Setting[] = [
  {
    variable: 'PUBLIC_URL',
    option: 'publicUrl',
    flag: '--public-url',
    message: 'Address of the product for customers, like https://shop.example',
  },
  { variable: 'CURRENCY', option: 'currency', flag: '--currency', message: 'Currency of the prices, like EUR' },
  {
    variable: 'COUNTRIES',
    option: 'countries',
    flag: '--countries',
    message: 'Countries that parcels are sent to, like DE,AT; empty for all',
    usual: '',
  },
  {
    variable: 'COMMISSION_PERMILLE',
    option: 'commission',
    flag: '--commission',
    message: 'The platform’s part of a sale, in thousandths',
    usual: '100',
  },
  {
    variable: 'PORT',
    option: 'port',
    flag: '--port',
    message: 'Port that the server listens on, behind your proxy',
    usual: '8080',
  },
  {
    variable: 'PAYPAL_CLIENT_ID',
    option: 'paypalClientId',
    flag: '--paypal-client-id',
    message: 'PayPal: client id',
    payment: true,
  },
  {
    variable: 'PAYPAL_WEBHOOK_ID',
    option: 'paypalWebhookId',
    flag: '--paypal-webhook-id',
    message: 'PayPal: id of the webhook to <public url>/api/Paypal/webhook',
    payment: true,
  },
];

/** Asked last: a secret, so it is never a value of a flag. */
const SECRET = { variable: 'PAYPAL_CLIENT_SECRET', option: 'paypalSecretFile', flag: '--paypal-secret-file' } as const;

/**
 * The settings of a new platform: from flags, then the environment, then a person. Everything is checked as the server
 * checks it. @param folder for the data, unless DATA_DIR is set @throws Failure that names all missing flags at once
 */
export async function askSettings(context: Context, folder: string): Promise<Values> {
  const payment = await paymentOf(context);
  const wanted = SETTINGS.filter((setting) => needsPaypal(payment) || !setting.payment);
  const values: Record<string, string> = { ...fixedValues(context, payment, folder) };
  for (const setting of wanted) {
    const value = given(context, setting);
    if (value !== undefined) values[setting.variable] = value;
  }
  refuseWrong(values);
  for (const setting of wanted) values[setting.variable] ??= await asked(context, setting, values);
  if (needsPaypal(payment)) values[SECRET.variable] = await secretOf(context);
  return checkedValues(values);
}

/** A wrong flag is told before a person answers the first question. What is not known yet is no fault. */
function refuseWrong(values: Values): void {
  const problems = problemsOf(values).filter((problem) => Object.hasOwn(values, nameIn(problem)));
  if (problems.length > 0) throw wrongUse(problems.join('\n'));
}

const nameIn = (problem: string): string => problem.slice(0, problem.indexOf(' '));

/** What the server would refuse. */
function problemsOf(values: Values): readonly string[] {
  try {
    readEnvironment(values);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

/** @throws Failure in the words of the server */
function checkedValues(values: Values): Values {
  try {
    readEnvironment(values);
  } catch (error) {
    throw error instanceof EnvironmentError ? wrongUse(error.message) : error;
  }
  return values;
}

/** Settings of a store of objects: written into the file if the environment has them. */
const STORE = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

function fixedValues({ io, options }: Context, payment: Payment, folder: string): Values {
  const databaseUrl = textOption({ options }, 'databaseUrl') ?? io.env['DATABASE_URL'] ?? '';
  return {
    NODE_ENV: payment === 'trial' ? 'development' : 'production',
    // A proxy on this machine speaks TLS for the server.
    HOST: io.env['HOST'] || '127.0.0.1',
    TRUSTED_PROXIES: io.env['TRUSTED_PROXIES'] || '127.0.0.1',
    DATA_DIR: textOption({ options }, 'dataDir') ?? (io.env['DATA_DIR'] || folder),
    BANK_DATA_KEYS: io.env['BANK_DATA_KEYS'] || `${new Date().getFullYear()}:${randomBytes(32).toString('base64url')}`,
    ...(databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl }),
    ...Object.fromEntries(STORE.flatMap((name) => (io.env[name] ? [[name, io.env[name]]] : []))),
    ...(payment === 'trial' ? {} : { PAYPAL_ENVIRONMENT: payment }),
  };
}

async function paymentOf(context: Context): Promise<Payment> {
  const given = textOption(context, 'payment') ?? context.io.env['PAYPAL_ENVIRONMENT'];
  const known = PAYMENTS.find(({ value }) => value === given);
  if (known) return known.value;
  if (given) throw wrongUse(`--payment must be ${PAYMENTS.map(({ value }) => value).join(', ')}`);
  if (!context.io.isTerminal) throw missing(['--payment', ...missingFlags(context, 'live')]);
  return askChoice(context.io, { message: 'How do customers pay?', flag: '--payment' }, PAYMENTS);
}

const given = ({ io, options }: Context, { option, variable }: Pick<Setting, 'option' | 'variable'>) =>
  textOption({ options }, option) ?? (io.env[variable] || undefined);

function missingFlags(context: Context, payment: Payment): readonly string[] {
  const flags = SETTINGS.filter((setting) => setting.usual === undefined && (needsPaypal(payment) || !setting.payment))
    .filter((setting) => given(context, setting) === undefined)
    .map(({ flag }) => flag);
  return needsPaypal(payment) && given(context, SECRET) === undefined ? [...flags, SECRET.flag] : flags;
}

const missing = (flags: readonly string[]) =>
  wrongUse(`missing: ${flags.join(', ')}. There is no terminal to ask`, { missing: flags });

/** Asks until the answer is one that the server takes together with those before it. */
async function asked(context: Context, setting: Setting, before: Values): Promise<string> {
  const { io } = context;
  const { variable, message, flag, usual } = setting;
  const check = (typed: string) => {
    if (typed === '') return usual === undefined ? 'must not be empty' : undefined;
    const problem = problemsOf({ ...before, [variable]: typed }).find((one) => nameIn(one) === variable);
    return problem?.slice(variable.length + 1);
  };
  if (io.isTerminal) return askText(io, { message, flag, initial: usual, check });
  if (usual !== undefined) return usual;
  throw missing(missingFlags(context, await paymentOf(context)));
}

async function secretOf(context: Context): Promise<string> {
  const { io } = context;
  const file = textOption(context, SECRET.option);
  if (file !== undefined) return passwordFrom(io, file, '');
  const check = (typed: string) => (typed === '' ? 'must not be empty' : undefined);
  return (
    io.env[SECRET.variable] || askSecret(io, { message: 'PayPal: client secret (not shown)', flag: SECRET.flag, check })
  );
}
