/** Who is signed in, and what their role may do. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import type { Permission } from '../../domain/staff/permissions.ts';
import { callOffice } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { Refusal } from '../api/refusal.ts';

export type Session = OfficeAnswerOf<'session'>;

export const SESSION_KEY = ['session'] as const;

const SESSION = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }): Promise<Session | null> =>
    callOffice('session', {}, signal).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'signInRequired') return null;
      throw error;
    }),
  staleTime: Infinity,
});

export const useSession = () => useQuery(SESSION);

/** Only below a signed-in page. */
export function useMember(): Session {
  const { data } = useSession();
  if (!data) throw new Error('This screen needs a session');
  return data;
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useMember();
  return (permission) => permissions.includes(permission);
}

export function beginSession(session: Session): void {
  forgetEverything();
  queryClient.setQueryData(SESSION.queryKey, session);
}

/** After a proof: the same member, whose session is fresh. */
export function refreshSession(session: Session): void {
  queryClient.setQueryData(SESSION.queryKey, session);
}

/** After the session got other rights: what was seen with the old ones is forgotten. */
export async function changeSession(): Promise<void> {
  forgetEverything();
  await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
}

export function endSession(): void {
  forgetEverything();
  queryClient.setQueryData(SESSION.queryKey, null);
}

/** So that nothing of one member reaches the next. The session itself stays, because pages watch it. */
function forgetEverything(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
}

export async function signOut(): Promise<void> {
  await callOffice('sessionEnd', { body: {} });
  endSession();
}
