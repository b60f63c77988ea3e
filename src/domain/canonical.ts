/** Canonical JSON for hashing and comparing: equal data gives equal text, whatever the order of its keys. */

/** Omits undefined keys, as JSON does. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
}
