/** A server with the protocol of S3, and a proxy in front of it that can fail. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { bucketAddress } from '../../../config/bucket-address.ts';
import type { Bucket } from '../../../config/bucket-address.ts';
import { freePort } from '../../../database/embedded/free-port.ts';

/** What the proxy does with one request instead of forwarding it whole. */
export type Fault =
  | 'hangs'
  | 'refuses with 503'
  | 'slows down with 429'
  | 'closes at once'
  | 'breaks off the upload'
  | 'breaks off the answer'
  | 'damages the answer';

const NAME = 'keepsake';
/** The server's only key. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export async function openBucketServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-bucket-'));
  const port = await freePort();
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: NAME, configs: [] }],
  });
  await server.run();
  const faults: Fault[] = [];
  let requests = 0;
  const proxy = createServer((incoming, response) => {
    requests += 1;
    const fault = faults.shift();
    if (fault === 'hangs') return;
    if (fault === 'closes at once') return void incoming.destroy();
    if (fault === 'refuses with 503') return refuse(response, 503, 'SlowDown');
    if (fault === 'slows down with 429') return refuse(response, 429, 'TooManyRequests');
    forward(incoming, response, port, fault);
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const url = (place: string) => `s3://${NAME}/${place}?endpoint=${encodeURIComponent(endpoint)}`;
  return {
    keys: KEYS,
    /** As `MEDIA_URL`. */
    url,
    bucket: (place: string): Bucket => ({ ...bucketAddress(url(place))!, ...KEYS }),
    /** Of the next requests, one each. */
    failing: (...next: Fault[]) => void faults.push(...next),
    requests: () => requests,
    async stop(): Promise<void> {
      proxy.close().closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  fault: Fault | undefined,
): void {
  const { method, url, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (fault === 'breaks off the answer' || fault === 'damages the answer')
      answer.once('data', (part: Buffer) => {
        if (fault === 'damages the answer')
          return response.end(Buffer.concat([Buffer.from([part[0]! ^ 1]), part.subarray(1)]));
        response.write(part.subarray(0, part.length / 2), () => response.destroy());
      });
    else answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  if (fault === 'breaks off the upload')
    incoming.once('data', (part: Buffer) => {
      onward.write(part.subarray(0, part.length / 2), () => onward.destroy());
    });
  else incoming.pipe(onward);
}
