/** Health checks for monitoring: whether the shop runs and whether it can serve. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/connection/connection.ts';

/** @param isStopping load balancers must send no more to a process that is about to stop */
export function registerHealth(
  app: FastifyInstance,
  database: Database,
  isStopping: () => boolean,
): void {
  app.get('/health/live', (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`SELECT 1`.execute(database);
      return await reply.send({ status: 'ready' });
    } catch (failure) {
      request.log.error({ err: failure }, 'database not reachable');
      return reply.code(503).send({ status: 'unready' });
    }
  });
}
