import { ACTIONS, type Action } from '@cpc/contract';
import type { FastifyInstance } from 'fastify';
import { type AnyEndpoint, openApi } from './document.ts';
import { docsPage } from './page.ts';

/**
 * The contract for programs and for people, at /api/openapi.json and /api/docs (AP-02). Created at the first request.
 */
export function openApiRoutes(app: FastifyInstance, endpoints: readonly AnyEndpoint[]): void {
  const actions: readonly Action<unknown, unknown>[] = ACTIONS;
  const description = once(() => openApi(actions, endpoints));
  const json = once(() => JSON.stringify(description()));
  const page = once(() => docsPage(description(), actions, endpoints));
  const answer = (path: string, type: string, body: () => string) =>
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(body()));
  answer('/api/openapi.json', 'application/json; charset=utf-8', json);
  answer('/api/docs', 'text/html; charset=utf-8', page);
  answer('/api/docs.css', 'text/css; charset=utf-8', () => STYLE);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The page's only style sheet; the policy allows no styles from elsewhere. */
const STYLE = `:root{color-scheme:light dark;--ink:#16161d;--soft:#5c5c6b;--ground:#fbfbfd;--card:#fff;--line:#e3e3ea;--accent:#7a3ff2}
@media (prefers-color-scheme:dark){:root{--ink:#f3f3f7;--soft:#a9a9b8;--ground:#131319;--card:#1c1c25;--line:#2e2e3a;--accent:#b794ff}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1.25rem 5rem;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
header p{max-width:62ch;color:var(--soft)}
h1{font-size:2rem;line-height:1.2;margin:.5rem 0}
h2{margin:3rem 0 1rem;font-size:1.3rem;overflow-wrap:anywhere}
h3{margin:0;font:600 1.05rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:.2em}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:0;list-style:none}
nav a{display:inline-block;padding:.5rem 0}
article{margin:0 0 1rem;padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:.9rem;background:var(--card)}
article p{margin:.5rem 0}
article:target{border-color:var(--accent)}
small,.note,.answer{color:var(--soft);font-size:.9rem}
.who span{display:inline-block;margin:0 .3rem .2rem 0;padding:.1rem .6rem;border:1px solid var(--line);border-radius:99px;font-size:.8rem}
code{font:.85rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:.92rem}
th,td{padding:.4rem .75rem .4rem 0;border-top:1px solid var(--line);text-align:start;vertical-align:top}
th{width:30%;font:500 .88rem/1.6 ui-monospace,monospace;overflow-wrap:anywhere}
`;
