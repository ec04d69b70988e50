import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../ports/readiness.ts';

/** `/health`: the process answers. `/ready`: it can serve, its database and its disk take a write (RL-05). */
export function health(app: FastifyInstance, readiness: Readiness): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const problem = await readiness.problem();
    return problem === undefined ? { status: 'ok' } : reply.code(503).send({ status: problem });
  });
}
