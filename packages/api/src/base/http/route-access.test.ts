import { ACTIONS, type Action, pathOf } from '@cpc/contract';
import type { Duty } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteAccess, addressOf } from '../../testing/access/routes.ts';
import { MAY, type May } from '../../testing/access/who.ts';
import { PEOPLE, type Person, type World, openWorld } from '../../testing/access/world.ts';
import { databases } from '../../testing/databases.ts';
import { routesOf } from '../../testing/routes.ts';
import type { OpenApi } from './openapi/document.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';
interface Described {
  readonly 'x-who': Action['who'];
  readonly 'x-duty'?: Action['duty'];
}

/** The routes of the dispatchers: their actions are checked against the table of access. */
const DISPATCHERS = (ACTIONS as readonly Action<unknown, unknown>[]).flatMap(({ path, also }) =>
  [path, ...also.map((other) => other.path)].map((one) => `POST ${one}`),
);
const methodOf = (route: string) => route.split(' ')[0] as Method;
/** HEAD can read like GET, so it is checked as well. */
const methodsOf = (route: string): readonly Method[] =>
  methodOf(route) === 'GET' ? ['GET', 'HEAD'] : [methodOf(route)];
const mayUse = ({ may }: RouteAccess) => PEOPLE.filter((person) => may.some((one) => MAY[one].includes(person)));

function ask({ shop, people }: World, route: string, who: Person, id?: string, method = methodOf(route)) {
  const headers = { ...people[who].headers, ...ROUTES[route]?.headers };
  return shop.app.inject({ method, url: addressOf(route, id), headers });
}

const BY_DUTY: Readonly<Record<Duty, May>> = {
  counter: 'counters',
  till: 'closers',
  prints: 'deciders',
  machines: 'technicians',
  stock: 'stockers',
  money: 'accountants',
  prices: 'owners',
  people: 'owners',
};

/** The callers that the API description names for a route. */
function describedCallers({ 'x-who': who, 'x-duty': duty = 'people' }: Described): Person[] {
  const kinds: Readonly<Record<Action['who'][number], May>> = {
    visitor: 'everybody',
    customer: 'customers',
    station: 'stations',
    screen: 'screens',
    partner: duty === null ? 'partners' : BY_DUTY[duty],
    operator: 'operators',
  };
  return mayUse({ may: who.map((kind) => kinds[kind]) });
}

describe.each(databases())('routes that are not actions on $engine', ({ open }) => {
  it('[SE-01] [AP-02.2] every route is described, and admits exactly its callers', async () => {
    const world = await openWorld(await open());
    const { app } = world.shop;
    const routes = routesOf(app).filter((route) => !DISPATCHERS.includes(route));
    expect(Object.keys(ROUTES).toSorted()).toEqual(routes);

    const document = (await app.inject('/api/openapi.json')).json<OpenApi>();
    const wrong: string[] = [];
    for (const [route, access] of Object.entries(ROUTES)) {
      const expected = mayUse(access);
      const path = route.replace(/^\w+ /, '').replaceAll(/:(\w+)/g, '{$1}');
      const described = describedCallers(document.paths[path]?.[methodOf(route).toLowerCase()] as unknown as Described);
      if (described.join() !== expected.join()) wrong.push(`${route} is described as for ${described.join()}`);
      for (const method of methodsOf(route))
        for (const person of PEOPLE) {
          const { statusCode } = await ask(world, route, person, undefined, method);
          const letIn = statusCode !== 401 && statusCode !== 403;
          if (letIn !== expected.includes(person)) wrong.push(`${method} ${route} answers ${person} ${statusCode}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  it('[SE-01] [PA-07] a file exists only for its owners; others get the answer of a missing file', async () => {
    const world = await openWorld(await open());
    const wrong: string[] = [];
    for (const [route, access] of Object.entries(ROUTES)) {
      if (!access.of) continue;
      const { make, owners } = access.of;
      const id = await make(world.things);
      const foreign = mayUse(access).filter((person) => !owners.includes(person));
      for (const who of foreign) {
        const [its, none] = [await ask(world, route, who, id), await ask(world, route, who)];
        const same = its.statusCode === none.statusCode && its.body === none.body;
        if (!same || its.body.includes(id)) wrong.push(`${route} answers ${who} ${its.statusCode} ${its.body}`);
      }
      for (const who of owners) {
        const { statusCode } = await ask(world, route, who, id);
        if (statusCode < 200 || statusCode > 299) wrong.push(`${route} answers ${who} ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('[SN-10] [SE-01] what a browser keeps of a login is shown to no other login, and to nobody after it', async () => {
    const world = await openWorld(await open());
    const kept: string[] = [];
    for (const [route, { of }] of Object.entries(ROUTES)) {
      const [owner] = of?.owners ?? [];
      if (!of || !owner) continue;
      const { headers } = await ask(world, route, owner, await of.make(world.things));
      if (String(headers['cache-control']).includes('no-store')) continue;
      kept.push(route);
      expect([route, headers.vary, headers['cache-control']]).toEqual([
        route,
        'authorization',
        expect.stringMatching(/^private, /),
      ]);
    }
    expect(kept).toContain('GET /api/picture/:asset');
    const id = await world.things.picture();
    const again = (who: Person) =>
      world.shop.app.inject({
        url: addressOf('GET /api/picture/:asset', id),
        headers: { ...world.people[who].headers, 'if-none-match': `"${id}"` },
      });
    const answers = await Promise.all((['customer', 'otherCustomer', 'nobody'] as const).map(again));
    // A missing file is told with 200 in the envelope.
    expect(answers.map(({ statusCode, body }) => [statusCode, body.includes('notFound')])).toEqual([
      [304, false],
      [200, true],
      [401, false],
    ]);
  });

  it.each(['User.logout', 'User.erase', 'Partner.logout'] as const)(
    '[SN-10] [SN-07.2] after %s the browser forgets what it kept',
    async (name) => {
      const { shop, people } = await openWorld(await open());
      const who = name === 'Partner.logout' ? people.manager : people.guest;
      const { headers } = await shop.app.inject({
        method: 'POST',
        url: pathOf(name),
        headers: who.headers,
        payload: { s: name, confirmed: true },
      });
      expect(headers['clear-site-data']).toBe('"cache"');
    },
  );
});
