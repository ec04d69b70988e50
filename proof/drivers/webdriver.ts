/**
 * The few calls of W3C WebDriver that a test needs (https://www.w3.org/TR/webdriver2/). The `webdriver` package is not
 * used: its version for Node.js 20 includes the downloaders of four browsers.
 */
export interface WebDriver {
  readonly browser: string;
  call<Result>(method: Method, path: string, body?: Readonly<Record<string, unknown>>): Promise<Result>;
  /** Ends the session and the browser. */
  end(): Promise<void>;
}

type Method = 'GET' | 'POST' | 'DELETE';

const MAX_WAIT_MS = 60_000;
/** The key of an element's id in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param address of the driver @throws Error when the driver can start no browser */
export async function newSession(address: string, wanted: Readonly<Record<string, unknown>>): Promise<WebDriver> {
  const { sessionId, capabilities } = await send<{
    readonly sessionId: string;
    readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
  }>('POST', `${address}/session`, { capabilities: { alwaysMatch: wanted } });
  const session = `${address}/session/${sessionId}`;
  return {
    browser: `${capabilities.browserName} ${capabilities.browserVersion}`,
    call: (method, path, body) => send(method, `${session}${path}`, body),
    end: () => send('DELETE', session),
  };
}

async function send<Result>(method: Method, url: string, body?: Readonly<Record<string, unknown>>): Promise<Result> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(MAX_WAIT_MS),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await response.json()) as { readonly value: Result & Partial<Refusal> };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error} ${value.message}`);
  return value;
}

interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** Runs a function in the page and waits for its promise. @throws Error with what it threw */
export async function runScript(driver: WebDriver, script: string, args: readonly unknown[]): Promise<unknown> {
  const { result, thrown } = await driver.call<{ readonly result?: unknown; readonly thrown?: string }>(
    'POST',
    '/execute/async',
    {
      script: `const [args, done] = arguments;
        (async () => (${script})(...args))().then(
          (result) => done({ result }),
          (error) => done({ thrown: error instanceof Error ? error.message + '\\n' + error.stack : String(error) }));`,
      args: [args],
    },
  );
  if (thrown !== undefined) throw new Error(thrown);
  return result;
}

/** Sends keys, or the paths of files, to the first element of a selector. */
export async function sendKeys(driver: WebDriver, selector: string, text: string): Promise<void> {
  const found = await driver.call<Readonly<Record<string, string>>>('POST', '/element', {
    using: 'css selector',
    value: selector,
  });
  await driver.call('POST', `/element/${found[ELEMENT]}/value`, { text });
}
