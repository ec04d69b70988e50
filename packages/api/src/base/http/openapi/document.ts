import type { Action, ActionPath, Principal } from '@cpc/contract';
import { ERRORS } from '@cpc/contract';
import type { Endpoint } from '../module.ts';
import { PARAMETERS, parametersOf } from './parameters.ts';
import { PLAIN_ROUTES, type PlainRoute } from './plain-routes.ts';
import { type JsonSchema, isPlainText, jsonSchema, propertiesOf, requiredOf } from './schema.ts';

type AnyAction = Action<unknown, unknown>;
export type AnyEndpoint = Pick<Endpoint, 'url' | 'who' | 'input' | 'output'>;

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
}

/** An action as one path offers it. */
export interface Offer {
  readonly action: AnyAction;
  readonly fixed: Readonly<Record<string, string>> | undefined;
}

const DESCRIPTION = [
  'Every call answers with an envelope {code, data, msg, count}; code 0 is success, and count is the total of a list.',
  'Outcomes reported to a caller answer HTTP 200 with a code of their own; faults of transport answer with a true',
  'HTTP status, and carry the envelope all the same. `data.error` names the error, `data.field` the field concerned.',
  'The field `s` names the action. A form carries strings; a field of another type is JSON inside its field.',
].join(' ');

/** The whole contract as OpenAPI 3.1 (AP-02), generated from the contract. */
export function openApi(actions: readonly AnyAction[], endpoints: readonly AnyEndpoint[]): OpenApi {
  const paths = [...offersByPath(actions)].map(([path, offers]) => [path, { post: dispatcher(offers) }] as const);
  const single = endpoints.map((endpoint) => [endpoint.url, { post: ownAddress(endpoint) }] as const);
  return {
    openapi: '3.1.0',
    info: { title: 'Custom Phone Case', version: '1.0.0', description: DESCRIPTION },
    paths: { ...Object.fromEntries([...paths, ...single]), ...plainPaths() },
    components: {
      schemas: {
        Error: errorEnvelope(),
        ...Object.fromEntries(
          actions.flatMap((action) => [
            [action.name, requestSchema(action)],
            [answerName(action), envelopeOf(action.output)],
          ]),
        ),
      },
      parameters: PARAMETERS,
      securitySchemes: Object.fromEntries(SCHEMES.map(({ name, scheme }) => [name, scheme])),
    },
  };
}

/** The actions of each path, in the order of the contract. */
export function offersByPath(actions: readonly AnyAction[]): ReadonlyMap<ActionPath, readonly Offer[]> {
  const offers = new Map<ActionPath, Offer[]>();
  for (const action of actions) {
    for (const { path, fixed } of [{ path: action.path, fixed: undefined }, ...action.also])
      offers.set(path, [...(offers.get(path) ?? []), { action, fixed }]);
  }
  return offers;
}

const answerName = ({ name }: AnyAction) => `${name}.answer`;
const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function dispatcher(offers: readonly Offer[]): JsonSchema {
  const actions = offers.map((offer) => offer.action);
  const one = {
    oneOf: actions.map(({ name }) => refTo(name)),
    discriminator: {
      propertyName: 's',
      mapping: Object.fromEntries(actions.map(({ name }) => [name, `#/components/schemas/${name}`])),
    },
  };
  const inForm = actions.flatMap(({ input }) => propertiesOf(jsonSchema(input, 'input')));
  return {
    summary: 'Calls an action. The field `s` names it.',
    parameters: parametersOf(actions),
    security: securityOf(actions.flatMap(({ who }) => who)),
    requestBody: { required: true, content: bodies(one, inForm) },
    responses: answers({ anyOf: actions.map((action) => refTo(answerName(action))) }),
    'x-actions': offers.map(({ action, fixed }) => {
      const { name, who, duty, summary, paged = false, flow: orderBy = [] } = action;
      return { name, who, duty, summary, paged, orderBy, fixed };
    }),
  };
}

function ownAddress({ who, input, output }: AnyEndpoint): JsonSchema {
  const request = jsonSchema(input, 'input');
  return {
    security: securityOf(who),
    requestBody: { required: true, content: bodies(request, propertiesOf(request)) },
    responses: answers(envelopeOf(output)),
    'x-who': who,
  };
}

/** A call may be a form or JSON; `encoding` lists the fields of the form that contain JSON. */
function bodies(schema: JsonSchema, fields: readonly (readonly [string, JsonSchema])[]): JsonSchema {
  const json = fields.filter(([, field]) => !isPlainText(field)).map(([name]) => name);
  const encoding = Object.fromEntries(json.map((name) => [name, { contentType: 'application/json' }]));
  return { 'application/x-www-form-urlencoded': { schema, encoding }, 'application/json': { schema } };
}

function answers(schema: JsonSchema): JsonSchema {
  const json = (one: JsonSchema) => ({ 'application/json': { schema: one } });
  return {
    '200': {
      description: 'The answer, or an outcome that is reported to the caller.',
      content: json({ anyOf: [schema, refTo('Error')] }),
    },
    default: { description: 'A fault of transport.', content: json(refTo('Error')) },
  };
}

function requestSchema({ name, input, summary }: AnyAction): JsonSchema {
  const schema = jsonSchema(input, 'input');
  const properties = { s: { const: name }, ...(schema['properties'] as object | undefined) };
  return { ...schema, description: summary, properties, required: ['s', ...requiredOf(schema)] };
}

const envelopeOf = (output: AnyAction['output']) => envelope({ const: 0 }, jsonSchema(output, 'output'));

function envelope(code: JsonSchema, data: JsonSchema): JsonSchema {
  const properties = { code, data, msg: { type: 'string' }, count: { type: 'integer', minimum: 0 } };
  return { type: 'object', properties, required: Object.keys(properties) };
}

function errorEnvelope(): JsonSchema {
  const codes = [...new Set(Object.values(ERRORS).map(({ code }) => code))].sort((a, b) => a - b);
  const error = { enum: Object.keys(ERRORS) };
  return envelope({ enum: codes }, { type: 'object', properties: { error }, required: ['error'] });
}

const bearer = { type: 'http', scheme: 'bearer' };
const header = { type: 'apiKey', in: 'header', name: 'Authorization' };
const SCHEMES: readonly { readonly name: string; readonly who: readonly Principal[]; readonly scheme: JsonSchema }[] = [
  { name: 'customer', who: ['customer'], scheme: { ...bearer, description: 'From User.login.' } },
  { name: 'partner', who: ['partner', 'operator'], scheme: { ...bearer, description: 'From Partner.login.' } },
  { name: 'station', who: ['station'], scheme: { ...header, description: '`Station <key>`, from Station.enrol.' } },
  {
    name: 'screen',
    who: ['screen'],
    scheme: { ...header, description: '`Screen <key>`, from Display.begin or Station.enrol.' },
  },
];

/** Any one of them is enough; the empty one means that no login is needed. */
function securityOf(who: readonly Principal[]): readonly JsonSchema[] {
  const fitting = SCHEMES.filter((one) => one.who.some((kind) => who.includes(kind)));
  return [...(who.includes('visitor') ? [{}] : []), ...fitting.map(({ name }) => ({ [name]: [] }))];
}

function plainPaths(): OpenApi['paths'] {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [route, described] of Object.entries(PLAIN_ROUTES)) {
    const [method = '', path = ''] = route.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: plainOperation(path, described) };
  }
  return paths;
}

function plainOperation(path: string, { who, duty, summary, answers: type, takes }: PlainRoute): JsonSchema {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return {
    summary,
    security: securityOf(who),
    parameters: named.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    requestBody: takes && { content: { [takes]: {} } },
    responses: { '2XX': { description: 'Done.', content: type && { [type]: {} } } },
    'x-who': who,
    'x-duty': duty,
  };
}
