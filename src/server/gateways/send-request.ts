/** Sends one HTTP request to a service outside the shop (docs/decisions/0122). */
import http from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import https from 'node:https';
import { SECOND } from '../../domain/time/durations.ts';

export interface ServiceRequest {
  method?: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** For connection, request and the whole answer. */
  timeoutMs: number;
  /** Of the answer. */
  mostBytes?: number;
  signal?: AbortSignal;
}

export interface ServiceResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const MOST_BYTES = 4 * 1024 * 1024;
/** Below the time after which servers close idle connections, 5 s and more. */
const IDLE_MS = 4 * SECOND;

const connections = { keepAlive: true, timeout: IDLE_MS };
const agents = {
  'http:': new http.Agent(connections),
  'https:': new https.Agent(connections),
};

/**
 * Returns an answer of any status but a redirection, which throws: keys must not follow to another
 * address. Also throws unless the whole answer comes in time and is short enough.
 */
export function sendRequest(
  url: string,
  { method = 'GET', headers, body, timeoutMs, mostBytes = MOST_BYTES, signal }: ServiceRequest,
): Promise<ServiceResponse> {
  const secure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const agent = agents[secure ? 'https:' : 'http:'];
    const request = (secure ? https : http).request(url, { method, headers, agent, signal });
    const fail = (error: Error): void => {
      reject(error);
      request.destroy();
    };
    const timer = setTimeout(() => fail(new TimeoutError('No answer in time')), timeoutMs);
    request.on('close', () => clearTimeout(timer));
    request.on('error', reject);
    request.on('response', (response) => {
      response.on('error', reject);
      read(response, mostBytes, resolve, fail);
    });
    request.end(body);
  });
}

function read(
  response: IncomingMessage,
  mostBytes: number,
  done: (whole: ServiceResponse) => void,
  fail: (error: Error) => void,
): void {
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400) return fail(new Error(`Redirected with ${status}`));
  const parts: Buffer[] = [];
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    parts.push(part);
    if (bytes > mostBytes) fail(new Error('The answer is too long'));
  });
  response.on('end', () => done({ status, headers, text: Buffer.concat(parts).toString('utf8') }));
}

class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Undefined if the text is not JSON, as with an error of a proxy. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
