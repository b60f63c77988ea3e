/** Makes the shop's two kinds of identifier: time-ordered row ids and unguessable secrets. */

import { randomBytes, randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(16 * 256);
let used = pool.length;
let lastMillisecond = 0;
let sequence = 0;

/**
 * A UUIDv7 (RFC 9562). Ids made by one process ascend even within a millisecond, so that rows
 * sort by creation and B-tree inserts stay at the right edge.
 */
export function newId(): string {
  const bytes = takeRandom();
  const now = Date.now();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    sequence = bytes.readUInt16BE(6) & 0x7ff;
  } else if (++sequence > 0xfff) {
    // The counter overflowed within one millisecond: use the next one, as the RFC allows.
    lastMillisecond += 1;
    sequence = 0;
  }
  bytes.writeUIntBE(lastMillisecond, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** 144 random bits in base64url (24 characters), for links that work without signing in. */
export function secret(): string {
  return randomBytes(18).toString('base64url');
}

function takeRandom(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, used + 16);
  used += 16;
  return bytes;
}
