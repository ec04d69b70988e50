import { readFileSync } from 'node:fs';
import { askSecret, askText } from '../io/ask.ts';
import { type Answer, type Context, textOption } from '../io/command.ts';
import { calling, clientOf, connect } from './connection.ts';
import { EXIT, Failure, wrongUse } from '../io/failure.ts';
import type { Io } from '../io/io.ts';
import { readSession, removeSession, type Session, sessionFile, writeSession } from './store.ts';

/** `operator login`: a session of the platform, kept for this user of this machine. */
export async function login(context: Context): Promise<Answer> {
  const { io, options } = context;
  const file = sessionFile(io, options.sessionFile);
  const before = readSession(file);
  const server = serverOf(
    textOption(context, 'server') ??
      (await askText(io, { message: 'Address of the server', flag: '--server', initial: before?.server })),
    options['plainHttp'] === true,
  );
  const username =
    textOption(context, 'username') ??
    (await askText(io, { message: 'User name', flag: '--username', initial: before?.username }));
  const password = await passwordFrom(io, textOption(context, 'passwordFile'), 'Password');
  const known = before?.server === server ? before : undefined;
  const session = await openSession(server, { username, password, device: known?.device });
  writeSession(file, session);
  return { data: { server, username: session.username, file }, text: `Logged in to ${server} as ${session.username}.` };
}

async function openSession(
  server: string,
  { username, password, device }: { username: string; password: string; device: string | undefined },
): Promise<Session> {
  const visitor = clientOf(server);
  const opened = await calling(
    server,
    visitor.call('Partner.login', { username, password, ...(device === undefined ? {} : { device }) }),
  );
  const session = {
    server,
    username: opened.username,
    device: opened.device,
    token: opened.token,
    tokenHead: opened.tokenHead,
  };
  const client = clientOf(server, session);
  if (!opened.places.some(({ partner_id }) => partner_id === null)) {
    await calling(server, client.call('Partner.logout', {}));
    throw new Failure('noOperator', EXIT.refused, `${opened.username} works in shops and is no operator`);
  }
  if (opened.partner_id !== null) await calling(server, client.call('Partner.actFor', {}));
  return session;
}

/** A password is sent to it, so http is for this machine alone unless a person says so. */
function serverOf(typed: string, plainHttp: boolean): string {
  if (!URL.canParse(typed) || !/^https?:\/\//.test(typed))
    throw wrongUse(`--server must be an address like https://shop.example, not ${typed}`);
  const { origin, protocol, hostname } = new URL(typed);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol === 'http:' && !isHere && !plainHttp)
    throw wrongUse(`${origin} would send the password unencrypted: use https, or add --plain-http`);
  return origin;
}

/** A secret from a file, from standard input (`-`), or from a person who types it unseen; never from the command line. */
export async function passwordFrom(io: Io, file: string | undefined, message: string): Promise<string> {
  if (file === undefined) return askSecret(io, { message, flag: '--password-file <file or ->' });
  const text = file === '-' ? await io.stdin() : secretIn(file);
  return text.replace(/\r?\n$/, '');
}

function secretIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw wrongUse(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** `operator logout`: ends the session at the server, and forgets it here even if the server is away. */
export async function logout({ io, options }: Context): Promise<Answer> {
  const file = sessionFile(io, options.sessionFile);
  const session = readSession(file);
  if (!session) return { data: { ended: false }, text: 'Nobody was logged in.' };
  const { ended } = await clientOf(session.server, session)
    .call('Partner.logout', {})
    .catch(() => ({ ended: false }));
  removeSession(file);
  return {
    data: { ended },
    text: ended ? 'Logged out.' : 'Forgotten here. The server was not told: the login ends there within a day.',
  };
}

/** `operator whoami` */
export async function whoami(context: Context): Promise<Answer> {
  const { client, session } = connect(context);
  const me = await calling(session.server, client.call('Partner.me', {}));
  return {
    data: { server: session.server, username: me.username, name: me.person_name, platform: me.partner_id === null },
    text: `${me.person_name} (${me.username}) at ${session.server}`,
  };
}
