/** Who is signed in, with which role, and signing out. */
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Menu } from '../../ui/overlays/menu.tsx';
import { messageOf } from '../api/refusal.ts';
import { momentText } from '../parts/dates.ts';
import { initialsOf } from '../../domain/staff/initials.ts';
import { roleName } from '../parts/roles.ts';
import { toast } from '../parts/toasts.tsx';
import { signOut, useMember } from '../session/session.ts';
import { SECURITY_PAGE } from './pages.ts';

export function UserMenu() {
  const { email, role, endsAt } = useMember();
  const leave = useMutation({
    mutationFn: signOut,
    onError: (error) => toast(messageOf(error)),
  });
  return (
    <Menu
      chevron={false}
      buttonClassName="who"
      button={
        <>
          <span className="face" aria-hidden="true">
            {initialsOf(email)}
          </span>
          <span className="sr">
            {email}, {roleName(role)}: account and sign out
          </span>
        </>
      }
      items={[
        {
          key: 'who',
          render: () => (
            <p className="who-is">
              <b className="one-line">{email}</b>
              <span className="small soft">
                {roleName(role)}. The session ends at the latest {momentText(endsAt)}.
              </span>
            </p>
          ),
        },
        {
          key: 'security',
          render: (close) => (
            <Link className="row-link" to={SECURITY_PAGE.path} onClick={close}>
              {SECURITY_PAGE.name}
            </Link>
          ),
        },
        {
          key: 'sign-out',
          render: (close) => (
            <button
              type="button"
              onClick={() => {
                close();
                leave.mutate();
              }}
            >
              Sign out
            </button>
          ),
        },
      ]}
    />
  );
}
