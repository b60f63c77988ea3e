/** Requests written byte by byte, as no honest client sends them. */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawRequest {
  write(bytes: string | Buffer): void;
  /** Everything received, once the other side has closed. */
  closed: Promise<string>;
  isOpen(): boolean;
  hangUp(): void;
}

export async function rawRequest(port: number, text: string): Promise<RawRequest> {
  const socket = connect(port, '127.0.0.1');
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  // Closed while something is still being written, which is fine.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(Buffer.concat(pieces).toString()));
  });
  await once(socket, 'connect');
  socket.write(text);
  return {
    closed,
    write: (bytes) => void (socket.writable && socket.write(bytes)),
    isOpen: () => !socket.closed,
    hangUp: () => socket.destroy(),
  };
}

/** The head of a request whose body follows later. */
export const head = (line: string, headers: Readonly<Record<string, string | number>>): string =>
  [
    `${line} HTTP/1.1`,
    'host: shop',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
