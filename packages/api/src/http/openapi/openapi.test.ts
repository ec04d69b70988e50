import { ACTIONS, type Action } from '@cpc/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';
import type { OpenApi } from './document.ts';

type Specification = Parameters<Validator['validate']>[0];

const [sqlite] = databases();
if (!sqlite) throw new Error('no database to test with');

/** `GET /api/docs`, … as the server itself lists them. */
function routesOf(tree: string): string[] {
  const prefixes: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = indent.length / 4;
    prefixes.length = depth;
    prefixes[depth] = part;
    return (methods?.split(', ') ?? []).map((method) => `${method} ${prefixes.join('')}`);
  });
}

describe('the description of the calls', () => {
  it('[AP-02] is a valid OpenAPI 3.1 document with every action at each of its paths and every route of the server', async () => {
    const { app } = await testShop(await sqlite.open());
    const answer = await app.inject('/api/openapi.json');
    const document = answer.json<OpenApi>();
    const { valid, errors } = await new Validator().validate(answer.json<Specification>());
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toBe('3.1.0');

    for (const { name, path, also = [] } of ACTIONS as readonly Action<unknown, unknown>[]) {
      expect(document.components['schemas']).toHaveProperty([name]);
      for (const offered of [path, ...also.map((other) => other.path)]) {
        const post = document.paths[offered]?.['post'] as { 'x-actions': { name: string }[] };
        expect(post['x-actions'].map((action) => action.name)).toContain(name);
      }
    }
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    // Fastify answers HEAD wherever it answers GET.
    const served = routesOf(app.printRoutes({ commonPrefix: false }));
    const own = served.filter((route) => !route.startsWith('HEAD ') || !served.includes(route.replace('HEAD', 'GET')));
    expect(described.sort()).toEqual(own.sort());
  });

  it('[AP-02] [SE-03] can be read as a page that passes the policy: no script, no style of its own, no other origin', async () => {
    const { app } = await testShop(await sqlite.open());
    const page = await app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    for (const { name } of ACTIONS) expect(page.body).toContain(`<article id="${name}">`);
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|(?:src|href)="(?!\/|#)/);
    expect((await app.inject('/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});
