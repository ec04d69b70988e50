import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

export { decryptPush } from './push/decrypt.ts';
export { memoryStore } from './testing/memory-store.ts';
export { makeSelfSigned } from './testing/self-signed.ts';

type Json = { readonly [key: string]: unknown };
type Method = 'get' | 'post';
const FILES = ['checkout_orders_v2', 'payments_payment_v2', 'notifications_webhooks_v1'] as const;
type File = (typeof FILES)[number];

/** PayPal's own OpenAPI descriptions, to check requests and answers against. */
export interface PaypalDescriptions {
  /** @returns the problems of an answer; empty if it is as described */
  answer(method: Method, path: string, status: number, body: unknown): string[];
  /** @returns the problems of a request's body */
  request(method: Method, path: string, body: unknown): string[];
}

/** Reads the extract of them in `testing/paypal-openapi`. */
export function paypalDescriptions(): PaypalDescriptions {
  const documents = FILES.map(description);
  const find = (method: Method, path: string): [Description, Json] => {
    for (const document of documents) {
      const operation = document.operation(method, path);
      if (operation) return [document, operation];
    }
    throw new Error(`${method} ${path} is not in the OpenAPI description`);
  };
  return {
    answer(method, path, status, body) {
      const [document, operation] = find(method, path);
      const response = at(operation, 'responses', String(status)) ?? at(operation, 'responses', 'default');
      if (!response) return [`status ${status} is not described`];
      return document.check(at(document.resolve(response), 'content', 'application/json', 'schema'), body);
    },
    request(method, path, body) {
      const [document, operation] = find(method, path);
      return document.check(
        at(document.resolve(at(operation, 'requestBody') ?? {}), 'content', 'application/json', 'schema'),
        body,
      );
    },
  };
}

interface Description {
  operation(method: Method, path: string): Json | undefined;
  resolve(node: Json): Json;
  check(schema: Json | undefined, body: unknown): string[];
}

function description(file: File): Description {
  const text = readFileSync(new URL(`./testing/paypal-openapi/${file}.json`, import.meta.url), 'utf8');
  const document: Json = JSON.parse(text);
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false, unicodeRegExp: false });
  formats.default(ajv);
  ajv.addSchema({ $id: file, components: document['components'] });
  const compiled = new Map<string, ValidateFunction>();
  const templates = Object.keys(at(document, 'paths') ?? {});

  return {
    operation(method, path) {
      const template = templates.find((one) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
      return template === undefined ? undefined : at(document, 'paths', template, method);
    },
    resolve(node) {
      const reference = node['$ref'];
      return typeof reference === 'string' ? (at(document, ...reference.slice(2).split('/')) ?? {}) : node;
    },
    check(schema, body) {
      if (!schema) return [];
      const text = JSON.stringify(schema).replaceAll('"#/components', `"${file}#/components`);
      const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
      compiled.set(text, validate);
      return validate(body)
        ? []
        : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
    },
  };
}

function at(node: unknown, ...path: readonly string[]): Json | undefined {
  let here: unknown = node;
  for (const key of path) here = typeof here === 'object' && here !== null ? (here as Json)[key] : undefined;
  return here as Json | undefined;
}
