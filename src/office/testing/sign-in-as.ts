/** A session for component tests. */
import { vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import type { Permission, StaffRole } from '../../domain/staff/permissions.ts';
import { queryClient } from '../api/query-client.ts';
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

/** Ends a test: nothing rendered is left when the session and the answers go. */
export async function leaveOffice(): Promise<void> {
  await cleanup();
  vi.unstubAllGlobals();
  queryClient.clear();
}
