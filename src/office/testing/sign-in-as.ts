/** A session for component tests. */
import type { Permission, StaffRole } from '../../domain/staff/permissions.ts';
import { beginSession } from '../session/session.ts';

export function signInAs(role: StaffRole, ...permissions: Permission[]): void {
  beginSession({
    staffId: '0198c0de-0000-7000-8000-000000000001',
    email: 'ros@example.org',
    role,
    permissions,
    endsAt: '2026-11-23T20:00:00Z',
    isFresh: false,
    isTablet: false,
    proofs: ['code'],
  });
}
