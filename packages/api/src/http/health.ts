import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** `/health`: the process answers. `/ready`: it can serve, its database answers (RL-05). */
export function health(app: FastifyInstance, db: Database): void {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    try {
      await db.ready();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database away' });
    }
  });
}
