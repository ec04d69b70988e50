import type { FastifyInstance } from 'fastify';
import type { DiskReserve } from '../../ports/disk-reserve.ts';
import type { Readiness } from '../../ports/readiness.ts';

/**
 * `/health`: the process answers. `/ready`: the server can serve, because its database and its disk accept a write
 * (RL-05). If only the reserve of the disk is left, it reports `low` but still serves.
 */
export function health(app: FastifyInstance, readiness: Readiness, reserve: DiskReserve): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const problem = await readiness.problem();
    if (problem !== undefined) return reply.code(503).send({ status: problem });
    return { status: 'ok', disk: reserve.isTouched() ? 'low' : 'ok' };
  });
}
