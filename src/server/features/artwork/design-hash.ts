/** By what a design is recognised while it is worked with. */
import { createHash } from 'node:crypto';
import type { DesignDocument } from '../../../artwork/design/design.ts';

/** Equal documents have equal hashes within one release; it names what is remembered, nothing that is kept. */
export function designHash(document: DesignDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url');
}
