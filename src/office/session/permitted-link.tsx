/** A link to a page that the member's role includes; to others its content alone. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Permission } from '../../domain/staff/permissions.ts';
import { useMay } from './session.ts';

export interface PermittedLinkProps {
  to: string;
  may: Permission;
  className?: string;
  children: ReactNode;
}

export function PermittedLink({ to, may, className, children }: PermittedLinkProps) {
  return useMay()(may) ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
