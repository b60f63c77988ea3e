/** Upgrades stored design documents of any version to the current one, so that old orders stay printable. */
import { ShopError } from '../../domain/errors.ts';
import { DESIGN_VERSION } from './design.ts';
import type { DesignDocument } from './design.ts';

type Stored = Readonly<Record<string, unknown>>;

/** By the version they start from; each returns the next version. A new version adds its step here. */
const STEPS: Readonly<Record<number, (older: Stored) => Stored>> = {};

/** Throws `malformed` if the value is no design document, or comes from a newer program than this. */
export function upgradeDesign(stored: unknown): DesignDocument {
  let document = asRecord(stored);
  while (document.v !== DESIGN_VERSION) {
    const step = typeof document.v === 'number' ? STEPS[document.v] : undefined;
    if (!step)
      throw new ShopError('malformed', {
        field: 'v',
        message: `Unknown design version ${String(document.v)}`,
      });
    document = step(document);
  }
  if (!isDesign(document)) throw new ShopError('malformed', { message: 'Not a design document' });
  return document;
}

function asRecord(value: unknown): Stored {
  if (typeof value !== 'object' || value === null)
    throw new ShopError('malformed', { message: 'Not a design document' });
  return { ...value };
}

function isDesign(document: Stored): document is Stored & DesignDocument {
  return (
    typeof document.template === 'string' &&
    typeof document.area === 'object' &&
    document.area !== null &&
    ['w', 'h', 'bleed', 'safe'].every(
      (side) => typeof (document.area as Stored)[side] === 'number',
    ) &&
    Array.isArray(document.layers)
  );
}
