/** What a screen shows if its data could not be loaded: not found, or the router's error. */
import { PageNotFound } from '../../navigation/route.ts';
import { NotFound } from './not-found.tsx';
import { RouterError } from './router-error.tsx';

export function ScreenError({ error }: { error: unknown }) {
  return error instanceof PageNotFound ? <NotFound /> : <RouterError />;
}
