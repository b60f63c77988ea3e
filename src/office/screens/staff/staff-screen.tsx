/** The people who run the shop: inviting, roles, disabling. */
import { useState } from 'react';
import { callOffice } from '../../api/call.ts';
import type { Column } from '../../list/column.ts';
import { List } from '../../list/list.tsx';
import { useListAddress } from '../../list/list-address.ts';
import { useListRows } from '../../list/use-list-rows.ts';
import { Button } from '../../parts/button.tsx';
import { dayText, momentText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { initialsOf } from '../../../domain/staff/initials.ts';
import { PageHead } from '../../parts/page.tsx';
import { roleName } from '../../parts/roles.ts';
import { FreshButton } from '../../session/fresh-button.tsx';
import { useMay, useMember } from '../../session/session.ts';
import { DisableDialog } from './disable-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { memberState } from './member-state.ts';
import { RoleDialog } from './role-dialog.tsx';
import type { StaffMember } from './staff-member.ts';
import { useStaffChange } from './use-staff-change.ts';

type Open = { dialog: 'role' | 'disable'; member: StaffMember } | null;

/** @param again sends an invitation again; null: the member may not change the staff */
const columnsFor = (again: MemberProps['again']): readonly Column<StaffMember>[] => [
  {
    key: 'member',
    head: 'Member',
    isName: true,
    cell: (member) => <Who member={member} again={again} />,
  },
  {
    key: 'role',
    head: 'Role',
    width: '9rem',
    hide: 'phone',
    cell: ({ role }) => roleName(role),
  },
  {
    key: 'state',
    head: 'State',
    width: '13rem',
    hide: 'phone',
    cell: (member) => <State member={member} again={again} />,
  },
  {
    key: 'since',
    head: 'Invited',
    width: '8rem',
    hide: 'narrow',
    cell: ({ createdAt }) => dayText(createdAt),
  },
];

export default function StaffScreen() {
  const address = useListAddress();
  const mayChange = useMay()('staff.change');
  const { email } = useMember();
  const [open, setOpen] = useState<Open>(null);
  const list = useListRows({
    queryKey: ['staff', 'list'],
    load: async (_, signal) => ({
      rows: (await callOffice('staff', {}, signal)).members,
      next: null,
    }),
  });
  const again = useInviteAgain();
  const isInviting = address.has('invite') && mayChange;
  const actionsOf = (member: StaffMember) => (
    <span className="row-acts">
      <Button look="quiet" onClick={() => setOpen({ dialog: 'role', member })}>
        Role<span className="sr"> of {member.email}</span>
      </Button>
      <Button look="quiet" onClick={() => setOpen({ dialog: 'disable', member })}>
        Disable<span className="sr"> {member.email}</span>
      </Button>
    </span>
  );
  return (
    <>
      <PageHead
        title="Staff"
        beside={<FreshButton list="staff" />}
        actions={
          mayChange && (
            <Button look="go" icon="plus" onClick={() => address.set({ invite: 'new' })}>
              Invite
            </Button>
          )
        }
      />
      {again.error && <ErrorCallout error={again.error} />}
      <List
        caption="Members of the staff, in the order of their invitations"
        columns={columnsFor(mayChange ? again : null)}
        list={list}
        idOf={({ id }) => id}
        nameOf={(member) => member.email}
        address={address}
        empty={<p>No one has been invited yet.</p>}
        {...(mayChange && {
          rowActions: (member: StaffMember) => (member.disabledAt ? null : actionsOf(member)),
        })}
      />
      {isInviting && <InviteDialog onClose={() => address.set({ invite: '' })} />}
      {open?.dialog === 'role' && <RoleDialog member={open.member} onClose={() => setOpen(null)} />}
      {open?.dialog === 'disable' && (
        <DisableDialog
          member={open.member}
          isOneself={open.member.email === email}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function useInviteAgain() {
  return useStaffChange({
    change: ({ email, role }: StaffMember) => callOffice('staffInvite', { body: { email, role } }),
    done: ({ email }, { expiresAt }) =>
      `${email} is invited again; the new link works until ${momentText(expiresAt)}`,
  });
}

interface MemberProps {
  member: StaffMember;
  again: ReturnType<typeof useInviteAgain> | null;
}

function State({ member, again }: MemberProps) {
  const { tag, tone, until, isInvited } = memberState(member);
  const isBusy = again?.isPending && again.variables?.id === member.id;
  return (
    <>
      <span className={`tag ${tone}`}>{tag}</span>{' '}
      {isInvited && again && (
        <button
          type="button"
          className="link small"
          onClick={() => !isBusy && again.mutate(member)}
        >
          Send again<span className="sr"> the invitation of {member.email}</span>
        </button>
      )}
      {until && <span className="small soft one-line">{until}</span>}
    </>
  );
}

function Who({ member, again }: MemberProps) {
  const { email, role } = member;
  return (
    <span className="thing">
      <span className="face" aria-hidden="true">
        {initialsOf(email)}
      </span>
      <span className="grow">
        <span className="one-line">{email}</span>
        <span className="phone-only phone-lines small">
          <span className="soft">{roleName(role)}</span>
          <span>
            <State member={member} again={again} />
          </span>
        </span>
      </span>
    </span>
  );
}
