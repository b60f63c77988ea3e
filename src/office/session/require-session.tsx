/** Shows a page only to members: others sign in first and come back. */
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ErrorCallout } from '../parts/error-callout.tsx';
import { signInAddress } from './return-address.ts';
import { useSession } from './session.ts';

export function RequireSession({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useSession();
  const { pathname, search } = useLocation();
  if (data) return children;
  if (data === null) return <Navigate to={signInAddress(pathname + search)} replace />;
  if (!error) return <p className="sr">Loading the office</p>;
  return (
    <main className="page">
      <h1>Office</h1>
      <ErrorCallout error={error} onRetry={() => void refetch()} />
    </main>
  );
}
