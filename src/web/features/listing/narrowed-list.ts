/** How the URL of a category's list narrows it. The code that reads filters loads only if there are any. */
import { FACET_PARAMETERS } from './list-address.ts';
import type { Narrowing } from './facet-address.ts';

export async function readNarrowing(
  parameters: URLSearchParams,
): Promise<Narrowing | Partial<Narrowing>> {
  if (!FACET_PARAMETERS.some((name) => parameters.has(name))) return {};
  return (await import('./facet-address.ts')).narrowingIn(parameters);
}
