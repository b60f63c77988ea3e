/** What a screen shows if its data could not be loaded: not found, or the router's error. */
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFound } from './not-found.tsx';
import { RouterError } from './router-error.tsx';

export function ScreenError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <RouterError />;
}
