import { randomBytes } from 'node:crypto';
import type { TwilioConfig } from '@cpc/api';
import { type TextStandin, textStandin } from '@cpc/standins';
import type { Settings } from '@cpc/settings';

const PREFIX = '/demo-texts';

export interface TextGateway {
  /** Undefined if no messages are sent: phone numbers cannot be confirmed then. */
  readonly config: TwilioConfig | undefined;
  /** The stand-in's routes, in a demo without a real gateway. */
  readonly standin?: { readonly plugin: TextStandin['plugin']; readonly prefix: string };
}

/** The gateway for text messages: a real one, in a demo the stand-in with the same protocol, or none. */
export function textGateway(settings: Settings, origin: string): TextGateway {
  if (settings.twilio) return { config: settings.twilio };
  if (!settings.demo) return { config: undefined };
  // The stand-in serves this process only; its secret keeps other users of the machine out.
  const account = { accountSid: `AC${randomBytes(16).toString('hex')}`, authToken: randomBytes(16).toString('hex') };
  const { plugin } = textStandin({ ...account, clock: Date.now, random: randomBytes });
  const config = { ...account, apiUrl: origin + PREFIX, from: '+15005550006', inbox: `${PREFIX}/inbox` };
  return { config, standin: { plugin, prefix: PREFIX } };
}
