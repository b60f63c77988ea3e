/** Parses the arguments of `npm run staff --`. */
import { parseArgs } from 'node:util';
import { isEmail, normaliseEmail } from '../../../domain/people/email.ts';
import { isStaffRole, STAFF_ROLES } from '../../../domain/staff/permissions.ts';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { UsageError } from './order-arguments.ts';

export type StaffCommand =
  | { verb: 'list' | 'permissions' }
  | { verb: 'link' | 'disable'; email: string }
  | { verb: 'invite' | 'role'; email: string; role: StaffRole };

export const STAFF_HELP = `npm run staff [-- what to do]

  list                            the people who run the shop, with their roles (the default)
  invite <email> --role <role>    prints and emails an invitation that works once, for 48 hours;
                                  enables a disabled member again
  link <email>                    prints a sign-in address that works once, for ten minutes
  role <email> <role>             changes the role
  disable <email>                 ends all access; invite enables it again
  permissions                     what each role may do

Roles: ${STAFF_ROLES.join(', ')}. The last owner cannot be disabled or get another role.
Each change is in the journal. The office has no pages yet, so nothing opens these addresses.

Exit code: 0 done, 1 refused by the shop, 2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readStaffCommand(typed: readonly string[]): StaffCommand | null {
  if (typed.includes('--help') || typed.includes('-h')) return null;
  const { values, positionals } = parse(typed);
  const [verb = 'list', ...given] = positionals;
  if (values.role !== undefined && verb !== 'invite')
    throw new UsageError('--role belongs to invite.');
  if (verb === 'list' || verb === 'permissions') {
    if (given.length > 0) throw new UsageError(`${verb} takes nothing else.`);
    return { verb };
  }
  if (verb === 'link' || verb === 'disable') return { verb, email: readOnlyEmail(given) };
  if (verb === 'invite')
    return { verb, email: readOnlyEmail(given), role: readRole(values.role ?? '') };
  if (verb !== 'role')
    throw new UsageError('Use list, invite, link, role, disable or permissions.');
  const [email, role = '', ...rest] = given;
  if (email === undefined) throw new UsageError('Name one member by email address.');
  return { verb, email: readOnlyEmail([email, ...rest]), role: readRole(role) };
}

function parse(typed: readonly string[]) {
  try {
    const options = { role: { type: 'string' } } as const;
    return parseArgs({ args: [...typed], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function readOnlyEmail([given, ...rest]: readonly string[]): string {
  if (given === undefined || rest.length > 0)
    throw new UsageError('Name one member by email address.');
  const email = normaliseEmail(given);
  if (!isEmail(email)) throw new UsageError(`“${given}” is not an email address.`);
  return email;
}

function readRole(given: string): StaffRole {
  if (!isStaffRole(given))
    throw new UsageError(`“${given}” is not a role: use one of ${STAFF_ROLES.join(', ')}.`);
  return given;
}
