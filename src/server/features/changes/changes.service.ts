/** Tells open pages of the office what has changed, for as long as their member may see it. */
import { maySeeChange } from '../../../domain/staff/office-changes.ts';
import type { OfficeChange } from '../../../domain/staff/office-changes.ts';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { SECOND } from '../../../domain/time/durations.ts';
import type { OfficeChanges } from '../../database/office-changes.ts';

export interface ChangesDependencies {
  changes: OfficeChanges;
  /** The current role of the session's member. Throws signInRequired once the session has ended. */
  roleNow(secret: string): Promise<StaffRole>;
}

/** The page that listens. */
export interface ChangesListener {
  send(change: OfficeChange): void;
  end(): void;
}

export type ChangesService = ReturnType<typeof changesService>;

/** A session that only becomes too old is noticed by this. */
const LOOK_EVERY_MS = 30 * SECOND;

export function changesService(dependencies: ChangesDependencies) {
  return {
    follow: (secret: string, listener: ChangesListener) =>
      followChanges(dependencies, secret, listener),
  };
}

/**
 * Listening does not count as using the session, which still becomes idle. A change of the staff,
 * such as a disabled member or a new role, takes effect before any later change is sent. Returns a
 * function that stops. Throws signInRequired.
 */
export async function followChanges(
  { changes, roleNow }: ChangesDependencies,
  secret: string,
  { send, end }: ChangesListener,
): Promise<() => void> {
  let role = await roleNow(secret);
  let work = Promise.resolve();
  const stop = () => {
    clearInterval(timer);
    unsubscribe();
  };
  const look = async () => {
    try {
      role = await roleNow(secret);
    } catch {
      // Signed out, or no database: the page connects again, and the response says which.
      stop();
      end();
    }
  };
  const hear = async (change: OfficeChange) => {
    if (change.about === 'staff' || change.about === 'everything') await look();
    if (maySeeChange(role, change)) send(change);
  };
  const unsubscribe = await changes.subscribe((change) => {
    work = work.then(() => hear(change));
  });
  const timer = setInterval(() => {
    work = work.then(look);
  }, LOOK_EVERY_MS);
  return stop;
}
