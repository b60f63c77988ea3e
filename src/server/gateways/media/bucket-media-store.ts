/** Stores media in a bucket of S3 or a service with the same protocol. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { SECOND } from '../../../domain/time/durations.ts';
import type { Bucket } from '../../config/bucket-address.ts';
import { checkMediaKey, foundOr, isMediaKey } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Relative to the bucket. */
  address: string;
  body?: Buffer;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface BucketPatience {
  /** For a file of a few bytes; larger ones get a second more for each megabyte. */
  answersWithinMs: number;
  /** Doubles with each try. */
  firstPauseMs: number;
}

const TRIES = 5;
const MEGABYTE = 1_000_000;
const USUAL_PATIENCE = { answersWithinMs: 10 * SECOND, firstPauseMs: 200 };
/** Its own checksum beside each file: an answer may break off, or a proxy may change it. */
const CHECKSUM = 'x-amz-meta-sha256';

export function bucketMediaStore(
  bucket: Bucket,
  patience: BucketPatience = USUAL_PATIENCE,
): MediaStore {
  const ask = asking(bucket, patience);
  const addressOf = (key: string): string => {
    checkMediaKey(key);
    return `/${bucket.prefix}${key}`;
  };
  const find = async (key: string): Promise<Buffer | null> => {
    const { status, body } = await ask({ method: 'GET', address: addressOf(key) });
    return status === 404 ? null : body;
  };
  return {
    async put(key, bytes) {
      const checksum = sha256(bytes);
      await ask({
        method: 'PUT',
        address: addressOf(key),
        body: bytes,
        // The service refuses other bytes than these.
        headers: {
          'x-amz-content-sha256': checksum,
          'content-md5': createHash('md5').update(bytes).digest('base64'),
          [CHECKSUM]: checksum,
        },
      });
    },
    find,
    get: (key) => foundOr(key, find(key)),
    async delete(key) {
      await ask({ method: 'DELETE', address: addressOf(key) });
    },
    keys: () => keysOf(bucket, ask),
    // The service keeps no file that did not arrive whole.
    async forgetUnfinished() {},
  };
}

/** By the first version of the listing, which needs no token of the service to go on. */
async function* keysOf(
  { prefix }: Bucket,
  ask: (asked: Asked) => Promise<Answer>,
): AsyncIterable<string> {
  let marker = '';
  for (;;) {
    const { body } = await ask({
      method: 'GET',
      address: `?${new URLSearchParams({ prefix, marker }).toString()}`,
    });
    const list = body.toString();
    // Keys of media have only letters, digits, hyphens, dots and slashes, which XML leaves as they are.
    const names = [...list.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name);
    yield* names.map((name) => name.slice(prefix.length)).filter(isMediaKey);
    const last = names.at(-1);
    if (last === undefined || !/<IsTruncated>true</.test(list)) return;
    marker = last;
  }
}

/** Asks again after an error of the network or the service; throws after the last try. 404 is an answer. */
function asking(bucket: Bucket, { answersWithinMs, firstPauseMs }: BucketPatience) {
  const { accessKeyId, secretAccessKey, region, url } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function once({ method, address, body, headers = {} }: Asked): Promise<Answer> {
    const request = await client.sign(url + address, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
    const within = answersWithinMs + Math.ceil((body?.length ?? 0) / MEGABYTE) * SECOND;
    const response = await fetch(request, { signal: AbortSignal.timeout(within) });
    const answer = {
      status: response.status,
      headers: response.headers,
      body: Buffer.from(await response.arrayBuffer()),
    };
    if (response.ok || response.status === 404) return checked(answer);
    throw new BucketError(method, response.status, answer.body.toString());
  }

  return async (asked: Asked): Promise<Answer> => {
    for (let turn = 1; ; turn += 1) {
      try {
        return await once(asked);
      } catch (failure) {
        const isFinal = failure instanceof BucketError && !failure.mayPass;
        if (isFinal || turn === TRIES) throw failure;
        await sleep(firstPauseMs * 2 ** (turn - 1) * (0.5 + Math.random() / 2));
      }
    }
  };
}

function checked(answer: Answer): Answer {
  const expected = answer.headers.get(CHECKSUM);
  if (answer.status !== 404 && expected !== null && sha256(answer.body) !== expected)
    throw new Error('A file of the media store arrived damaged.');
  return answer;
}

class BucketError extends Error {
  override name = 'BucketError';
  readonly mayPass: boolean;

  constructor(method: string, status: number, body: string) {
    const code = /<Code>([\w.]+)<\/Code>/.exec(body)?.[1] ?? 'no code';
    super(`The media store answered ${method} with ${status} (${code}).`);
    this.mayPass = status === 429 || status >= 500;
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
