/** The baseline: the minimum that a Fastify server can do, in a separate process. */
import Fastify from 'fastify';

const app = Fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => void app.close());
