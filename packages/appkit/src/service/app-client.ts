import { type Client, type ClientPorts, createClient, type TransportErrorName } from '@cpc/client';
import type { Language, MessageKey } from '@cpc/i18n';
import { onPageReturn } from '@cpc/ui';

/** The message that a person reads for a transport error (AP-05). */
const TRANSPORT_TEXTS = {
  networkAbnormal: 'common.net.abnormal',
  networkTimeout: 'common.net.timeout',
  unauthorised: 'common.net.unauthorised',
  noResponse: 'common.net.silent',
} as const satisfies Readonly<Record<TransportErrorName, MessageKey>>;

/** What an app's client has from the app itself. */
type AppPorts = Omit<ClientPorts, 'baseUrl' | 'getLanguage' | 'describeError' | 'onReturn'>;

/** The API client of an app: at its own origin, in the language that the app shows. */
export function createAppClient(language: () => Language, ports: AppPorts): Client {
  return createClient({
    ...ports,
    baseUrl: '',
    getLanguage: () => language().current().locale.tag,
    describeError: (name) => language().current().t(TRANSPORT_TEXTS[name]),
    onReturn: onPageReturn,
  });
}
