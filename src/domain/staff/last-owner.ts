/** The rule that a shop always has an owner. */

/**
 * Whether an owner remains when this member is disabled or gets a lower role.
 * @param ownerIds every owner who is not disabled
 */
export function isOwnerLeft(ownerIds: readonly string[], loweredId: string): boolean {
  return !ownerIds.includes(loweredId) || ownerIds.length > 1;
}
