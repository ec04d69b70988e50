import { ACTIONS, type Action } from '@cpc/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { anyDatabase } from '../../../testing/databases.ts';
import { routesOf } from '../../../testing/routes.ts';
import { testShop } from '../../../testing/shop.ts';
import type { OpenApi } from './document.ts';

type Specification = Parameters<Validator['validate']>[0];

const { open } = anyDatabase();

describe('the description of the calls', () => {
  it('[AP-02.2] the description is valid OpenAPI 3.1 with every action and every route', async () => {
    const { app } = await testShop(await open());
    const answer = await app.inject('/api/openapi.json');
    const document = answer.json<OpenApi>();
    const { valid, errors } = await new Validator().validate(answer.json<Specification>());
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toBe('3.1.0');

    for (const { name, path, duty, also } of ACTIONS as readonly Action<unknown, unknown>[]) {
      expect(document.components['schemas']).toHaveProperty([name]);
      for (const offered of [path, ...also.map((other) => other.path)]) {
        const post = document.paths[offered]?.['post'] as { 'x-actions': { name: string; duty?: string | null }[] };
        const shown = post['x-actions'].find((action) => action.name === name);
        expect([shown?.name, shown?.duty]).toEqual([name, duty]);
      }
    }
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(routesOf(app));
  });

  it('[AP-02.2] [SE-03.1] its page passes the policy: no script, no inline style, no other origin', async () => {
    const { app } = await testShop(await open());
    const page = await app.inject('/api/docs');
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    for (const { name } of ACTIONS) expect(page.body).toContain(`<article id="${name}">`);
    expect(page.body).toContain('<code>data.error</code> names the error');
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|(?:src|href)="(?!\/|#)/);
    expect((await app.inject('/api/docs.css')).headers['content-type']).toContain('text/css');
  });
});
