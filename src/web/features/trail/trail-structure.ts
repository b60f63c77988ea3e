/** The breadcrumb trail as schema.org structured data. */

/** `origin` has no trailing slash. The present page needs no URL: it is the one being read. */
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
