/** Sends visitors away from customers' pages, once the device's state has been read. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { guardOf } from '../session/guard.ts';
import { isSignedIn, useAccount } from '../state/account.ts';
import { useStoredStateRead } from '../state/read-stored-state.ts';

export function useAccountGuard(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const read = useStoredStateRead();
  const target = guardOf(pathname, useAccount(isSignedIn));
  useEffect(() => {
    if (read && target) void navigate(target, { replace: true });
  }, [read, target, navigate]);
}
