/** Credentials for HTTP's Basic authentication (RFC 7617). */
export interface PrinterLogin {
  readonly user: string;
  readonly password: string;
}

export interface PrinterAddress {
  /** The address without user and password: sent to the printer, and safe for the log. */
  readonly uri: string;
  readonly http: URL;
  readonly login: PrinterLogin | undefined;
}

const PORT = '631';

/** @param address `ipp://[user:password@]host[:631]/path`, or `ipps://` for TLS */
export function printerAddress(address: string, login?: PrinterLogin): PrinterAddress {
  const url = new URL(address);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = '';
  url.password = '';
  const http = new URL(url.href.replace(/^ipp/, 'http'));
  if (url.port === '') http.port = PORT;
  return { uri: url.href, http, login: login ?? (user === '' ? undefined : { user, password }) };
}

export function basicAuthorization({ user, password }: PrinterLogin): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
