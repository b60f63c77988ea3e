/** The trail in schema.org's terms. */

/** `origin` without a slash at the end. The present page needs no address: it is the one that is read. */
export function trailStructure(
  steps: readonly { name: string; to?: string }[],
  origin: string,
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(to && { item: origin + to }),
    })),
  };
}
