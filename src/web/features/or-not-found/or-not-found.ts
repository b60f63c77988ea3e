/** What pages do with the API's refusals. */
import { Refusal } from '../../api/refusal.ts';
import { PageNotFound } from '../../navigation/route.ts';

const NOT_FOUND_CODES = new Set(['notFound', 'productNotFound', 'malformed']);

/** Turns "not found", and addresses that no call accepts, into the not-found screen with its status. */
export async function orNotFound<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (failure) {
    if (isNotFound(failure)) throw new PageNotFound();
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
