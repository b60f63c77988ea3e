/** The page the shopper wanted when the network failed. Only URLs of this shop, whatever the link says. */

const SOMEWHERE = '/';

export function wantedAddress({ search, origin }: Pick<Location, 'search' | 'origin'>): string {
  const from = new URLSearchParams(search).get('from') ?? SOMEWHERE;
  const wanted = URL.parse(from, origin);
  const isOurs = wanted?.origin === origin && wanted.pathname !== '/offline';
  return isOurs ? wanted.pathname + wanted.search : SOMEWHERE;
}
