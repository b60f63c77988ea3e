/** One visit of the simulated day: asks what a browser would ask, and notes how long each answer took. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../src/domain/seeded-random.ts';
import type { Bench } from '../bench-input.ts';
import { SEARCHES } from '../load/searches.ts';
import { buy } from '../load/shoppers.ts';
import { pickPopular } from './december-day.ts';
import type { Visit } from './december-day.ts';

export interface Timing {
  kind: string;
  /** When the visit began, in milliseconds of the day. */
  at: number;
  /** Milliseconds of the answer. */
  took: number;
}

export interface VisitorOptions extends Pick<Bench, 'slugs' | 'categories' | 'goods'> {
  origin: string;
  speedUp: number;
  random: Random;
  timings: Timing[];
  failures: string[];
}

interface Visiting extends VisitorOptions {
  at: number;
}

const BROWSER = { 'accept-encoding': 'gzip, br', accept: 'text/html' };
/** Pictures that the first screen of a page shows. */
const PICTURES = 8;
const PICTURE = /\/media\/[\w./-]+\.(?:avif|webp)/g;

/** The first page arrives as HTML with its pictures; the storefront fetches the data of later ones. */
export async function visit(given: VisitorOptions, { at, steps }: Visit): Promise<void> {
  const options = { ...given, at };
  const { origin, random, slugs, categories, speedUp } = options;
  for (const [place, { step, lookMs }] of steps.entries()) {
    if (step === 'order')
      return await timed(options, 'whole purchase', () => buy(origin, random.pick(options.goods)));
    if (step === 'cart') return await addToCart(options);
    if (step === 'search') await search(options);
    else {
      const slug = step === 'product' ? pickPopular(slugs, random) : random.pick(categories);
      await (place === 0 ? land(options, step, slug) : goOn(options, step, slug));
    }
    await sleep(lookMs / speedUp);
  }
}

async function land(
  options: Visiting,
  step: 'home' | 'category' | 'product',
  slug: string,
): Promise<void> {
  const path = { home: '/', category: `/c/${slug}`, product: `/p/${slug}` }[step];
  const html = await ask(options, `${step} page`, path, { headers: BROWSER });
  const pictures = [...new Set(html.match(PICTURE))].slice(0, PICTURES);
  await Promise.all(pictures.map((picture) => ask(options, 'picture', picture)));
}

async function goOn(
  options: Visiting,
  step: 'home' | 'category' | 'product',
  slug: string,
): Promise<void> {
  await ask(
    options,
    `${step} JSON`,
    step === 'home' ? '/api/category/menu' : `/api/${step}/slug/${slug}`,
  );
}

async function search(options: Visiting): Promise<void> {
  await ask(options, 'search', '/api/search', json({ keyword: options.random.pick(SEARCHES) }));
}

async function addToCart(options: Visiting): Promise<void> {
  await ask(
    options,
    'add to cart',
    '/api/cart/new/add',
    json(options.random.pick(options.goods).item),
  );
  await ask(options, 'cart page', '/cart', { headers: BROWSER });
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Returns the answer's text. */
async function ask(
  options: Visiting,
  kind: string,
  path: string,
  request: RequestInit = {},
): Promise<string> {
  let text = '';
  await timed(options, kind, async () => {
    const answer = await fetch(options.origin + path, request);
    text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  });
  return text;
}

async function timed(
  { timings, failures, at }: Visiting,
  kind: string,
  work: () => Promise<void>,
): Promise<void> {
  const begun = performance.now();
  try {
    await work();
    timings.push({ kind, at, took: performance.now() - begun });
  } catch (error) {
    failures.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
