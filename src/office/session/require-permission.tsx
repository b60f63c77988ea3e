/** Explains to members why they see nothing here; the server refuses the calls in any case. */
import type { ReactNode } from 'react';
import type { Permission } from '../../domain/staff/permissions.ts';
import { ButtonLink } from '../parts/button.tsx';
import { PageHead } from '../parts/page.tsx';
import { roleName } from '../parts/roles.ts';
import { useMay, useMember } from './session.ts';

export function RequirePermission({ may, children }: { may: Permission; children: ReactNode }) {
  const { role } = useMember();
  if (useMay()(may)) return children;
  return (
    <>
      <PageHead title="Not for your role" />
      <div className="stack">
        <p>
          Your role is {roleName(role)}, which does not include this page. An owner can change your
          role on the page Staff.
        </p>
        <p>
          <ButtonLink to="/office">Go to Today</ButtonLink>
        </p>
      </div>
    </>
  );
}
