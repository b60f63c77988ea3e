/** Responds to input that is not valid HTTP, before routing, in the same shape as every other refusal. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '../../contract/shapes/wire.ts';
import { PROBLEMS } from './problems.ts';

const ANSWERS: Record<string, { status: number; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: PROBLEMS.tooSlow,
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of this request are too large.' },
};

/** For Fastify's `clientErrorHandler`. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const { status, message } = ANSWERS[error.code ?? ''] ?? PROBLEMS.malformed;
    const body = JSON.stringify({ status: 'error', message } satisfies Refusal);
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroySoon();
}
