import { randomBytes } from 'node:crypto';
import type { MailConfig } from '@cpc/api';
import { type MailStandin, mailStandin } from '@cpc/standins';
import type { Settings } from '@cpc/settings';

const PREFIX = '/demo-mails';

export interface MailGateway {
  /** Undefined if no e-mails are sent. */
  readonly config: MailConfig | undefined;
  /** The pages of the stand-in's mailbox, in a demo without a real mail server. */
  readonly standin?: { readonly plugin: MailStandin['plugin']; readonly prefix: string };
  readonly close: () => Promise<void>;
}

/** The mail server: a real one, in a demo the stand-in with the same protocol, or none. */
export async function mailGateway({ mail, demo, platform }: Settings): Promise<MailGateway> {
  const sender = { name: platform.name, replyTo: platform.email };
  if (mail) return { config: { ...mail, ...sender }, close: async () => undefined };
  if (!demo) return { config: undefined, close: async () => undefined };
  // The stand-in serves this process only; its secret keeps other users of the machine out.
  const [user, password] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const { url, plugin, close } = await mailStandin({ user, password, clock: Date.now });
  const config = { url, from: 'demo@example.com', ...sender, inbox: `${PREFIX}/inbox` };
  return { config, standin: { plugin, prefix: PREFIX }, close };
}
