/** How a page's loader reaches the API: over HTTP in the browser, in process on the server. */
import { createContext, data, type RouterContextProvider } from 'react-router';
import { pageApi } from '../../api/client.ts';
import type { ShopApi } from '../../api/shop-api.ts';
import { Refusal } from '../../api/refusal.ts';

export const apiContext = createContext<ShopApi>(pageApi);

/** Receives failures that a page tolerates. The server logs them and does not cache the page. */
export const missedContext = createContext<(failure: unknown) => void>((failure) =>
  console.warn('A part of the page could not be had', failure),
);

export function apiOf(context: Readonly<RouterContextProvider>): ShopApi {
  return context.get(apiContext);
}

const NOT_FOUND_CODES = new Set(['notFound', 'productNotFound', 'malformed']);

/** Turns "not found", and addresses that no call accepts, into the not-found screen with its status. */
export async function orNotFound<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (failure) {
    if (isNotFound(failure)) throw data(null, { status: 404 });
    throw failure;
  }
}

function isNotFound(failure: unknown): boolean {
  if (failure instanceof Refusal) return failure.status === 404 || failure.status === 400;
  // In process, the shop's own error arrives, but its class is not the copy bundled with the pages.
  return (
    failure instanceof Error &&
    'code' in failure &&
    typeof failure.code === 'string' &&
    NOT_FOUND_CODES.has(failure.code)
  );
}
