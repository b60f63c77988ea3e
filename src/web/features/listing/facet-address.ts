/** Reads and writes a list's facets in its URL: slugs unchanged, prices in pounds. */
import type { SearchQuery } from '../../../contract/shop/search.ts';
import { PROCESSES } from '../../../domain/catalogue/processes.ts';
import type { FACET_PARAMETERS } from './list-address.ts';

export type Facets = Pick<
  SearchQuery,
  'category' | 'occasion' | 'process' | 'minPence' | 'maxPence'
>;

const SLUG = /^[a-z0-9]{1,40}(?:-[a-z0-9]{1,40}){0,8}$/;
const POUNDS = /^£?\s*(\d{1,5})(?:\.(\d{1,2}))?$/;

/** Ignores what it cannot read: a malformed URL shows the list, not an error. */
export function readFacets(parameters: URLSearchParams): Facets {
  const value = (name: (typeof FACET_PARAMETERS)[number]) => parameters.get(name)?.trim() ?? '';
  const process = PROCESSES.find((known) => known === value('process'));
  const [minPence, maxPence] = [readPounds(value('from')), readPounds(value('to'))];
  return {
    ...(SLUG.test(value('category')) && { category: value('category') }),
    ...(SLUG.test(value('occasion')) && { occasion: value('occasion') }),
    ...(process && { process }),
    ...(minPence !== undefined && { minPence }),
    ...(maxPence !== undefined && { maxPence }),
  };
}

/** The URL parameters for the facets. */
export function writeFacets(facets: Facets): Record<string, string> {
  const { category, occasion, process, minPence, maxPence } = facets;
  return {
    ...(category && { category }),
    ...(occasion && { occasion }),
    ...(process && { process }),
    ...(minPence !== undefined && { from: writePounds(minPence) }),
    ...(maxPence !== undefined && { to: writePounds(maxPence) }),
  };
}

export interface Narrowing {
  facets: Facets;
  /** The same as URL parameters. */
  narrowed: Record<string, string>;
}

export function narrowingIn(parameters: URLSearchParams): Narrowing {
  const facets = readFacets(parameters);
  return { facets, narrowed: writeFacets(facets) };
}

function readPounds(text: string): number | undefined {
  const [, pounds, pence = ''] = POUNDS.exec(text) ?? [];
  return pounds === undefined ? undefined : Number(pounds) * 100 + Number(pence.padEnd(2, '0'));
}

/** 1250 gives '12.50', 1200 gives '12'. */
const writePounds = (pence: number): string =>
  pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
