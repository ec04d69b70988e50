/**
 * Source of a script that runs first in each page and reports every error.
 * @param report source of a function of the page that takes one line
 */
export const watchScript = (report: string): string => `(${watchPage.toString()})(${report});`;

function watchPage(report: (line: string) => void): void {
  const errorText = (value: unknown): string =>
    value instanceof Error ? `${value.message}\n${value.stack ?? ''}` : String(value);
  const own = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    report(`console.error ${values.map(errorText).join(' ')}`);
    own(...values);
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (event instanceof ErrorEvent) report(`uncaught ${errorText(event.error ?? event.message)}`);
      // Firefox reports this for a module that is already loaded.
      else if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      else if (target instanceof Element) report(`not loaded: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection ${errorText(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`content security policy: ${violatedDirective} ${blockedURI}`),
  );
}
