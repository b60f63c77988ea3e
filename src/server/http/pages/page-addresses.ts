/** Caches the page of each requested address: matching the route table costs more than sending a cached page. */
import { boundedCache } from '../../caches/bounded-cache.ts';
import type { PageAddress, PageRenderer } from './page-renderer.ts';

export interface KnownAddress {
  address: PageAddress;
  /** The page's canonical address, if the request used another form. */
  moved: string | null;
}

const ADDRESSES_AT_MOST = 20_000;
/** Longer ones are rare, often made up, and would fill the memory. */
const LONGEST_CACHED = 200;

/** `keep` is false in development, where the route table changes. */
export function pageAddresses(origin: string, keep: boolean) {
  const known = boundedCache<KnownAddress>('page addresses', { maxEntries: ADDRESSES_AT_MOST });
  return (renderer: PageRenderer, asked: string): KnownAddress => {
    const cached = known.get(asked);
    if (cached) return cached;
    const found = read(renderer, origin, asked);
    if (keep && asked.length <= LONGEST_CACHED) known.set(asked, found);
    return found;
  };
}

function read(renderer: PageRenderer, origin: string, asked: string): KnownAddress {
  // A path that begins with two slashes would be read as another host.
  const url = new URL(origin + asked.replace(/^\/+/, '/'));
  const address = renderer.pageAddress(url);
  return { address, moved: address.path === url.pathname ? null : address.path + url.search };
}
