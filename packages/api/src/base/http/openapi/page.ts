import { type Action, ERRORS } from '@cpc/contract';
import { type Offer, type OpenApi, type AnyEndpoint, offersByPath } from './document.ts';
import { PLAIN_ROUTES } from './plain-routes.ts';
import { jsonSchema, propertiesOf, requiredOf } from './schema.ts';
import { typeWords } from './type-words.ts';

type AnyAction = Action<unknown, unknown>;

/** The description as a page: no script, no other origin, one own style sheet (SE-03). */
export function docsPage(document: OpenApi, actions: readonly AnyAction[], endpoints: readonly AnyEndpoint[]): string {
  const offers = [...offersByPath(actions)];
  const { title, version, description } = document.info;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}: calls</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${title}: calls</h1>
<p>${prose(description)}</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 description</a>, version ${version}</p>
</header>
<nav aria-label="Calls"><ul>${offers.map(([path, list]) => contents(path, list))}<li><a href="#own">Other endpoints</a></li><li><a href="#plain">Files, streams, uploads</a></li><li><a href="#errors">Errors</a></li></ul></nav>
<main>
${offers.map(([path, list]) => section(path, list))}
<section id="own"><h2>Other endpoints</h2>${endpoints.map(endpointCard)}</section>
<section id="plain"><h2>Files, streams, uploads</h2>${plainTable()}</section>
<section id="errors"><h2>Errors</h2>${errorTable()}</section>
</main>
</body>
</html>
`.text;
}

/** A sentence; names in it stand between backticks. */
const prose = (text: string): readonly Markup[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

const anchorOf = (path: string) => path.replaceAll(/\W+/g, '-').replace(/^-|-$/g, '');

function contents(path: string, offers: readonly Offer[]): Markup {
  return html`<li><a href="#${anchorOf(path)}">POST ${path}</a> <small>${offers.length} actions</small></li>`;
}

/** An action is described at its main path; its other paths link there. */
function section(path: string, offers: readonly Offer[]): Markup {
  const home = offers.filter(({ action }) => action.path === path);
  const guests = offers.filter(({ action }) => action.path !== path);
  const also = html`<p>Also here: ${guests.map(({ action }) => html`<a href="#${action.name}">${action.name}</a> `)}</p>`;
  return html`<section id="${anchorOf(path)}"><h2>POST ${path}</h2>${guests.length > 0 ? also : ''}${home.map(card)}</section>
`;
}

function card({ action }: Offer): Markup {
  const { name, who, duty, summary, input, output, also, paged, flow } = action;
  const places = also.map(({ path, fixed }) => path + (fixed ? ` (${JSON.stringify(fixed)})` : ''));
  return html`<article id="${name}"><h3>${name}</h3>${callers(who, duty)}<p>${prose(summary)}</p>
${paged ? html`<p class="note">Paged: headers pageNum, pageSize.</p>` : ''}
${flow ? html`<p class="note">As a flow: headers beginTime, direction, orderBy (${flow.join(', ')}), pageSize.</p>` : ''}
${places.length > 0 ? html`<p class="note">Also at ${places.join(', ')}</p>` : ''}
${fields(input)}<p class="answer">data: <code>${typeWords(jsonSchema(output, 'output'))}</code></p></article>
`;
}

function endpointCard({ url, who, input, output }: AnyEndpoint): Markup {
  return html`<article id="${anchorOf(url)}"><h3>POST ${url}</h3>${callers(who)}${fields(input)}
<p class="answer">data: <code>${typeWords(jsonSchema(output, 'output'))}</code></p></article>
`;
}

/** For a shop's people, the duty is shown. */
const callers = (who: AnyAction['who'], duty?: AnyAction['duty']) =>
  html`<p class="who">${who.map((kind) => html`<span>${kind === 'partner' && duty ? `${kind}: ${duty}` : kind}</span> `)}</p>`;

function fields(input: AnyAction['input']): Markup {
  const schema = jsonSchema(input, 'input');
  const required = requiredOf(schema);
  const rows = propertiesOf(schema).map(
    ([name, field]) =>
      html`<tr><th scope="row">${name}${required.includes(name) ? '' : ' ?'}</th><td><code>${typeWords(field)}</code></td></tr>`,
  );
  return rows.length > 0 ? html`<table><tbody>${rows}</tbody></table>` : html``;
}

function plainTable(): Markup {
  const rows = Object.entries(PLAIN_ROUTES).map(
    ([route, { who, duty, summary }]) =>
      html`<tr><th scope="row">${route}</th><td>${prose(summary)} ${callers(who, duty)}</td></tr>`,
  );
  return html`<table><tbody>${rows}</tbody></table>`;
}

function errorTable(): Markup {
  const rows = Object.entries(ERRORS).map(
    ([name, error]) =>
      html`<tr><th scope="row">${name}</th><td>${error.code}</td><td>${'http' in error ? `HTTP ${error.http}` : 'HTTP 200'}</td></tr>`,
  );
  return html`<table><tbody>${rows}</tbody></table>`;
}

/** A part of a page that is already markup; everything else is text and is escaped. */
class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | readonly Piece[] | undefined;

/** Markup whose values are inserted as text, so that no value can become markup. */
function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Markup {
  return new Markup(parts.map((part, index) => part + written(values[index])).join(''));
}

function written(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(written).join('');
  return String(piece).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
