/** The users service: combines registration, profile and recovery. */
import { accountLinks } from './account-links.ts';
import { notices } from './notices.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { registration } from './registration.ts';
import { usersContext } from './users.context.ts';
import type { UsersDependencies } from './users.context.ts';

export type UsersService = ReturnType<typeof usersService>;

export function usersService(dependencies: UsersDependencies) {
  const context = usersContext(dependencies);
  const links = accountLinks(context);
  return {
    ...registration({ ...context, open: links.open }),
    ...recovery(context),
    ...profile(context),
    ...notices(context),
    openLink: links.openFor,
    sendLink: links.send,
    forgetUsedLinks: links.forgetUsed,
  };
}
