const ERROR_LEVEL = 50;
/** Characters of a line that a finding shows. */
const MAX_SHOWN = 1_000;
/** What the server logs about another service that is unavailable, outside any call. */
const UNAVAILABLE = /away|unavailable/i;

interface Line {
  readonly level?: number;
  readonly msg?: string;
  readonly requestId?: string;
  readonly status?: number;
  readonly path?: string;
  readonly action?: string;
  readonly error?: { readonly message?: string; readonly stack?: string };
}

/**
 * Finds what no log may contain: errors of the server's own, answers over 499 except 503, and secrets (SE-05, SE-06).
 */
export function readLog(text: string, secrets: readonly string[], mayRefuse: boolean): string[] {
  const lines = text.split('\n').flatMap((line): Line[] => {
    try {
      return line.startsWith('{') ? [JSON.parse(line)] : [];
    } catch {
      return [];
    }
  });
  const refused = new Set(lines.filter(({ status }) => status === 503).map(({ requestId }) => requestId));
  const defects = lines.filter(
    ({ level = 0, msg = '', requestId }) =>
      level >= ERROR_LEVEL &&
      !(requestId !== undefined && refused.has(requestId)) &&
      !(mayRefuse && UNAVAILABLE.test(msg)),
  );
  const failed = lines.filter(({ status = 0 }) => status >= 500 && status !== 503);
  const leaked = secrets.filter((secret) => text.includes(secret));
  const [first] = leaked;
  const leak = first && text.split('\n').find((line) => line.includes(first));
  return [
    ...counted('defects in the log', defects, ({ msg, error }) => `${msg ?? ''} ${error?.message ?? ''}`.trim()),
    ...counted('answers over 499', failed, ({ status, path, action }) => `${status} ${path} ${action ?? ''}`.trim()),
    ...(first && leak
      ? [
          `${leaked.length} secrets in the log, the first: ${leak.replaceAll(first, '[the secret]').slice(0, MAX_SHOWN)}`,
        ]
      : []),
  ];
}

function counted(what: string, lines: readonly Line[], describe: (line: Line) => string): string[] {
  const [first] = lines;
  return first ? [`${lines.length} ${what}, the first: ${describe(first)}`] : [];
}
