/** `npm run staff`: lists the people who run the shop, invites them, changes their roles and disables them. */
import { isPermitted, PERMISSIONS, STAFF_ROLES } from '../../domain/staff/permissions.ts';
import type { Services } from '../services/services.ts';
import { withShop } from '../process/shop-command.ts';
import { readOrHelp } from './arguments/read-or-help.ts';
import { readStaffCommand, STAFF_HELP } from './arguments/staff-arguments.ts';
import type { StaffCommand } from './arguments/staff-arguments.ts';

type Report = (line: string) => void;

const command = readOrHelp('staff', readStaffCommand, STAFF_HELP);
if (command) await withShop(({ staff }, { report }) => run(command, staff, report));

async function run(command: StaffCommand, staff: Services['staff'], report: Report): Promise<void> {
  const actor = { kind: 'command', name: `staff ${command.verb}` } as const;
  switch (command.verb) {
    case 'invite': {
      const { address, expiresAt } = await staff.invite(actor, command);
      report(`${command.email}: invited as ${command.role}; the email is queued`);
      report(`${address}\nworks once, until ${minuteOf(expiresAt)}`);
      break;
    }
    case 'link': {
      const { address, expiresAt } = await staff.makeSignInLink(actor, command.email);
      report(`${address}\nworks once, until ${minuteOf(expiresAt)}`);
      break;
    }
    case 'role': {
      const before = await staff.changeRole(actor, command);
      report(`${command.email}: ${before} → ${command.role}`);
      break;
    }
    case 'disable': {
      const wasEnabled = await staff.disable(actor, command.email);
      report(`${command.email}: ${wasEnabled ? 'disabled' : 'was disabled before'}`);
      break;
    }
    case 'list':
      await list(staff, report);
      break;
    case 'permissions':
      reportPermissions(report);
  }
}

async function list(staff: Services['staff'], report: Report): Promise<void> {
  const members = await staff.list();
  for (const { email, role, ...member } of members) report(`${email}  ${role}${stateOf(member)}`);
  if (members.length === 0)
    report('There is no staff yet: npm run staff -- invite <email> --role owner');
}

type Listed = Awaited<ReturnType<Services['staff']['list']>>[number];

/** Empty for a member who can sign in. */
function stateOf({
  disabledAt,
  acceptedAt,
  invitation,
}: Pick<Listed, 'disabledAt' | 'acceptedAt' | 'invitation'>): string {
  if (disabledAt) return `  disabled since ${minuteOf(disabledAt)}`;
  if (acceptedAt || !invitation) return '';
  const { isOpen, expiresAt } = invitation;
  return `  ${isOpen ? 'invited until' : 'invitation ran out'} ${minuteOf(expiresAt)}`;
}

function reportPermissions(report: Report): void {
  for (const role of STAFF_ROLES) {
    const permitted = PERMISSIONS.filter((permission) => isPermitted(role, permission));
    report(`${role}: ${permitted.join(', ')}`);
  }
}

function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16)}Z`;
}
