import { randomBytes } from 'node:crypto';
import type { NotificationsConfig } from '@cpc/api';
import { type PushStandin, pushStandin } from '@cpc/standins';
import type { Settings } from '@cpc/settings';

const PREFIX = '/demo-push';

/** RFC 8292, 2.1 allows only mail and https addresses; a local server has neither. */
const NOBODY = 'mailto:operator@localhost';

export interface Push {
  /** Undefined if notifications are off. */
  readonly config: NotificationsConfig | undefined;
  /** The stand-in's routes, in a demo: browsers in tests have no push service of their own. */
  readonly standin?: { readonly plugin: PushStandin['plugin']; readonly prefix: string };
}

/**
 * The push services that messages are sent to, and in a demo also the stand-in (QU-02).
 * @param origin the address at which this process reaches itself
 */
export function pushServices({ notifications, demo }: Settings, origin: string, publicUrl: string): Push {
  const { services, privateKey } = notifications;
  if (services.length === 0) return { config: undefined };
  const contact = notifications.contact ?? (publicUrl.startsWith('https:') ? publicUrl : NOBODY);
  const config = { services, privateKey, contact };
  if (!demo) return { config };
  const url = origin + PREFIX;
  const { plugin } = pushStandin({ url, clock: Date.now, random: randomBytes });
  return { config: { ...config, standin: url }, standin: { plugin, prefix: PREFIX } };
}
