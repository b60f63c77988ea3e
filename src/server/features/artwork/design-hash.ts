/** The hash that identifies a design in caches. */
import { createHash } from 'node:crypto';
import type { DesignDocument } from '../../../artwork/design/design.ts';

/** Equal documents have equal hashes within one release; use it for caches, not for stored data. */
export function designHash(document: DesignDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url');
}
