/** The baseline of cached pages: a bare Fastify that sends what the shop sent, with the same headers, in a separate process. */
import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';

const { SHOP = '', PAGES = '', PORT } = process.env;
/** Node sends these by itself. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

const app = Fastify();
for (const address of PAGES.split(' ')) {
  const { headers, body } = await sentBy(SHOP, address);
  const same = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));
  app.get(address, (_, reply) => reply.headers(same).send(body));
}
// The bench waits for it.
app.get('/', () => ({ ready: true }));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.on('SIGTERM', () => void app.close());

/** fetch would decompress it. */
function sentBy(
  origin: string,
  address: string,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br', accept: 'text/html' };
    get(origin + address, { headers }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`${address} answered ${response.statusCode}.`));
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
    }).on('error', reject);
  });
}
