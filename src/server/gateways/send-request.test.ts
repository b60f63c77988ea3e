import net from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { parseJson, sendRequest } from './send-request.ts';

const IN_TIME = { headers: {}, timeoutMs: 5000 };
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server whose connections answer each request with the given function. */
async function service(answer: (socket: Socket, request: string) => void) {
  const connections: Socket[] = [];
  const requests: string[] = [];
  const server = net.createServer((socket) => {
    connections.push(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      requests.push(data.toString());
      answer(socket, data.toString());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of connections) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, connections, requests };
}

const whole = (text: string, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\nx-kind: a\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;

test('sends method, headers and body, and returns the whole answer', async () => {
  const { url, requests } = await service((socket) => socket.write(whole('{"a":"Siân ✓"}')));
  const { status, headers, text } = await sendRequest(`${url}/orders?x=1`, {
    ...IN_TIME,
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'it' },
    body: '{"name":"Siân"}',
  });
  expect({ status, kind: headers['x-kind'], body: parseJson(text) }).toEqual({
    status: 200,
    kind: 'a',
    body: { a: 'Siân ✓' },
  });
  expect(requests[0]).toMatch(/^POST \/orders\?x=1 HTTP\/1.1\r\n/);
  expect(requests[0]).toMatch(/prefer: it\r\n/);
  expect(requests[0]).toMatch(/content-length: 16\r\n/i);
  expect(requests[0]!.endsWith('\r\n\r\n{"name":"Siân"}')).toBe(true);
});

test('returns refusals', async () => {
  const { url } = await service((socket) => socket.write(whole('no', '422 Unprocessable')));
  expect(await sendRequest(url, IN_TIME)).toMatchObject({ status: 422, text: 'no' });
});

test('keeps its connection, and makes a new one if the service has closed it', async () => {
  let closes = false;
  const { url, connections } = await service((socket) => {
    socket.write(whole('one'));
    if (closes) socket.end();
  });
  await sendRequest(url, IN_TIME);
  closes = true;
  await sendRequest(url, IN_TIME);
  expect(connections).toHaveLength(1);
  await expect.poll(() => connections[0]!.closed).toBe(true);
  await sendRequest(url, IN_TIME);
  expect(connections).toHaveLength(2);
});

test.each([
  ['silence', () => {}],
  ['half a body', (socket: Socket) => socket.write(whole('0123456789').slice(0, -5))],
  ['a body without end', (socket: Socket) => drip(socket)],
])('waits no longer than it may: %s', async (_, answer) => {
  const { url } = await service(answer);
  await expect(sendRequest(url, { ...IN_TIME, timeoutMs: 100 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

/** A byte now and then would keep a time limit between two bytes from ending. */
function drip(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
  const timer = setInterval(() => socket.write('1\r\nx\r\n'), 10);
  socket.on('close', () => clearInterval(timer));
}

test.each([
  ['a body that breaks off', whole('0123456789').slice(0, -5)],
  ['what is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['nothing', ''],
])('throws at %s', async (_, text) => {
  const { url } = await service((socket) => socket.end(text));
  await expect(sendRequest(url, IN_TIME)).rejects.toThrow(/hang up|aborted|Parse Error/);
});

test('does not follow to another address', async () => {
  const { url, requests } = await service((socket) =>
    socket.write('HTTP/1.1 302 Found\r\nlocation: /other\r\ncontent-length: 0\r\n\r\n'),
  );
  await expect(sendRequest(url, IN_TIME)).rejects.toThrow('Redirected with 302');
  expect(requests).toHaveLength(1);
});

test('reads no more than it may', async () => {
  const { url, connections } = await service((socket) => socket.write(whole('x'.repeat(2000))));
  await expect(sendRequest(url, { ...IN_TIME, mostBytes: 1000 })).rejects.toThrow('too long');
  await expect.poll(() => connections[0]!.closed).toBe(true);
});

test('ends when it is told to', async () => {
  const stopping = new AbortController();
  const { url, connections } = await service(() => stopping.abort());
  await expect(sendRequest(url, { ...IN_TIME, signal: stopping.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await expect.poll(() => connections[0]!.closed).toBe(true);
});

test('text that is not JSON is undefined', () => {
  expect(parseJson('<html>')).toBeUndefined();
});
