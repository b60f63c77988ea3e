/** Who is signed in, with which role, or who works on a shared tablet; and signing out. */
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Menu } from '../../ui/overlays/menu.tsx';
import { messageOf } from '../api/refusal.ts';
import { momentText } from '../parts/dates.ts';
import { initialsOf } from '../../domain/staff/initials.ts';
import { memberName } from '../../domain/staff/member-name.ts';
import { roleName } from '../parts/roles.ts';
import { toastFailure } from '../parts/toasts.tsx';
import { signOut, useMember } from '../session/session.ts';
import { useTablet } from '../session/tablet.ts';
import { SCAN_PATH, SECURITY_PAGE } from './pages.ts';

export function UserMenu() {
  const { email, role, endsAt } = useMember();
  const tablet = useTablet();
  const ends = `ends at the latest ${momentText(endsAt)}.`;
  const { name, about } = tablet
    ? {
        name: tablet.working?.name ?? 'Nobody works here',
        about: `Shared tablet, opened by ${memberName(email)}. It ${ends}`,
      }
    : { name: email, about: `${roleName(role)}. The session ${ends}` };
  const leave = useMutation({
    mutationFn: signOut,
    onError: (error) => toastFailure(messageOf(error)),
  });
  return (
    <Menu
      id="user-menu"
      chevron={false}
      buttonClassName="who"
      button={
        <>
          <span className="face" aria-hidden="true">
            {tablet && !tablet.working ? '–' : initialsOf(name)}
          </span>
          <span className="sr">
            {name}, {tablet ? 'shared tablet' : roleName(role)}: account and sign out
          </span>
        </>
      }
      items={[
        {
          key: 'who',
          render: () => (
            <p className="who-is">
              <b className="one-line">{name}</b>
              <span className="small soft">{about}</span>
            </p>
          ),
        },
        {
          key: 'page',
          render: (close) => (
            <Link className="row-link" to={tablet ? SCAN_PATH : SECURITY_PAGE.path} onClick={close}>
              {tablet ? 'Change the maker' : SECURITY_PAGE.name}
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
              {tablet ? 'End the shared tablet' : 'Sign out'}
            </button>
          ),
        },
      ]}
    />
  );
}
