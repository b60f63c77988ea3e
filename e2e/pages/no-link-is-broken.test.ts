/** From the home page on, every link of the shop leads to an existing page with valid HTML and metadata. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, test } from 'vitest';
import { PRIVATE_PATHS, PUBLIC_PAGES } from '../../src/domain/site/public-pages.ts';
import { shop } from '../support/shop.ts';

interface Read {
  status: number;
  html: string;
  headers: Headers;
  /** The page with the first link to it. */
  from: string;
}

const AT_ONCE = 8;
/** Lists have endless combinations of sorting and filters; one of each is read. */
const LIST = /[?&](?:page|sort|blank|category|occasion|price|process)=/;

const rules = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React's style: void elements, attributes without values and their order are valid HTML.
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // React numbers its ids; they are quoted in every use.
    'valid-id': ['error', { relaxed: true }],
  },
});

const pages = new Map<string, Read>();

beforeAll(async () => {
  const visited = new Set(['/']);
  const next: { path: string; from: string }[] = [{ path: '/', from: '' }];
  while (next.length > 0) {
    const some = next.splice(0, AT_ONCE);
    const found = await Promise.all(some.map(({ path, from }) => read(path, from)));
    for (const [place, { path }] of some.entries()) {
      const page = found[place]!;
      pages.set(path, page);
      for (const to of linksOf(page.html, path)) {
        if (visited.has(to) || LIST.test(to)) continue;
        visited.add(to);
        next.push({ path: to, from: path });
      }
    }
  }
}, 300_000);

async function read(path: string, from: string): Promise<Read> {
  const answer = await fetch(shop.origin + path);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = await answer.text();
  return { status: answer.status, html: isPage ? html : '', headers: answer.headers, from };
}

/** Paths within the shop that the page links to. */
function linksOf(html: string, path: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), shop.origin + path);
    return url.origin === shop.origin ? [url.pathname + url.search] : [];
  });
}

const isPublic = ({ headers, html }: Read) => html !== '' && headers.get('x-robots-tag') === null;

test('no link is broken', () => {
  const broken = [...pages]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status, from }]) => `${path} answered ${status}, linked from ${from}`);
  expect(broken).toEqual([]);
  expect(pages.size).toBeGreaterThan(200);
});

test('every public page is valid HTML', async () => {
  const faults = new Map<string, string[]>();
  for (const [path, page] of pages) {
    if (!isPublic(page)) continue;
    // Without a pause, connections that the shop has closed would be treated as open afterwards.
    await nextTurn();
    const { results } = await rules.validateString(page.html);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) {
        const fault = `${ruleId}: ${message} at ${selector}`;
        faults.set(fault, [...(faults.get(fault) ?? []), path]);
      }
  }
  const faultLines = [...faults].map(
    ([fault, paths]) => `${fault} (${paths.length} pages, first ${paths[0]})`,
  );
  expect(faultLines).toEqual([]);
  const { valid } = await rules.validateString('<p><div></div></p>');
  expect(valid).toBe(false);
}, 300_000);

test('every public page has a title, a description and an address of its own, and is in the sitemap', async () => {
  const sitemap = await (await fetch(`${shop.origin}/sitemap.xml`)).text();
  const listed = new Set(
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address),
  );
  const titles = new Map<string, string>();
  const wrong: string[] = [];
  for (const [path, page] of pages) {
    const isHidden = /<meta name="robots" content="noindex"/.test(page.html);
    if (!isPublic(page) || isHidden || PRIVATE_PATHS.some((place) => path.startsWith(place)))
      continue;
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(page.html) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(page.html) ?? [];
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(page.html) ?? [];
    const address = shop.origin + path;
    // A page prefilled by its query has the canonical address of the plain page.
    if (path.includes('?') && canonical === address.slice(0, address.indexOf('?'))) continue;
    if (!title.includes('Keepsake')) wrong.push(`${path} has the title "${title}"`);
    if (titles.has(title)) wrong.push(`${path} has the title of ${titles.get(title)}`);
    if (description.length < 20) wrong.push(`${path} has the description "${description}"`);
    if (canonical !== address) wrong.push(`${path} calls itself ${canonical}`);
    if (!listed.has(address)) wrong.push(`${path} is not in the sitemap`);
    titles.set(title, path);
  }
  for (const address of listed) {
    if (!address || pages.has(new URL(address).pathname)) continue;
    const { status } = await fetch(address);
    if (status !== 200) wrong.push(`${address} is in the sitemap and answers ${status}`);
  }
  for (const path of PUBLIC_PAGES) if (!pages.has(path)) wrong.push(`No link leads to ${path}`);
  expect(wrong).toEqual([]);
});
