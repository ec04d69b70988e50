import type { FastifyInstance } from 'fastify';

/** Every route that a server lists, as `GET /api/docs`. HEAD is left out if the route also answers GET. */
export function routesOf(app: FastifyInstance): string[] {
  const prefixes: string[] = [];
  const all = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] =
        /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (part === '') return [];
      const depth = indent.length / 4;
      prefixes.length = depth;
      prefixes[depth] = part;
      return (methods?.split(', ') ?? []).map((method) => `${method} ${prefixes.join('')}`);
    });
  return all.filter((route) => !route.startsWith('HEAD ') || !all.includes(route.replace('HEAD', 'GET'))).toSorted();
}
