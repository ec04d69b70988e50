import type { FastifyInstance } from 'fastify';

/** GET /display: the address that people type on a screen. The apps have their pages behind the hash. */
export function displayRoute(app: FastifyInstance): void {
  app.get('/display', (_request, reply) => reply.redirect('/#/display'));
}
