/** The staff service: invites, changes and lists the people who run the shop. */
import { bound } from '../../bound.ts';
import { changeRole, disableStaffMember } from './change-member.ts';
import { inviteMember, sendInvitation } from './invite-member.ts';
import { listMembers } from './list-members.ts';
import { forgetUsedStaffLinks, makeSignInLink } from './staff-links.ts';
import { enabledMemberId } from './known-member.ts';
import { recordRefusedCall } from './refused-calls.ts';
import { challengePasskey } from './factors/passkeys.ts';
import {
  acceptByPasskey,
  acceptByPassword,
  offerPasskeyToInvited,
  showInvitation,
} from './sign-in/accept-invitation.ts';
import {
  addOwnPasskey,
  changeOwnAuthenticator,
  changeOwnPassword,
  offerOwnAuthenticator,
  offerOwnPasskey,
  removeOwnPasskey,
  renewOwnRecoveryCodes,
} from './security/change-factors.ts';
import { removeOwnPin, setOwnPin } from './security/own-pin.ts';
import { sendStaffNotice } from './security/notices.ts';
import { endOneSession, listSessions, showSecurity } from './security/own-security.ts';
import { closeDemoOwner, openDemoOwner } from './demo-owner.ts';
import { proofsOf, proveIdentity } from './sign-in/prove-identity.ts';
import { signInByLink } from './sign-in/sign-in-by-link.ts';
import { signInByPasskey, signInByPassword } from './sign-in/sign-in.ts';
import { authenticateStaff, endStaffSession, roleOfSession } from './staff-sessions.ts';
import { enterPin, findActingMaker, listMakers, openTablet } from './tablet/tablet.ts';
import { staffContext } from './staff.context.ts';
import type { StaffDependencies } from './staff.context.ts';

export type StaffService = ReturnType<typeof staffService>;

export function staffService(dependencies: StaffDependencies) {
  const context = staffContext(dependencies);
  return {
    ...bound(context, {
      list: listMembers,
      invite: inviteMember,
      makeSignInLink,
      changeRole,
      disable: disableStaffMember,
      sendInvitation,
      forgetUsedLinks: forgetUsedStaffLinks,
      showInvitation,
      offerPasskeyToInvited,
      acceptByPassword,
      acceptByPasskey,
      signInByLink,
      signInByPassword,
      challengePasskey,
      signInByPasskey,
      proofsOf,
      proveIdentity,
      authenticate: authenticateStaff,
      roleOfSession,
      endSession: endStaffSession,
      recordRefusedCall,
      memberId: enabledMemberId,
      showSecurity,
      listSessions,
      endOneSession,
      changeOwnPassword,
      offerOwnAuthenticator,
      changeOwnAuthenticator,
      renewOwnRecoveryCodes,
      offerOwnPasskey,
      addOwnPasskey,
      removeOwnPasskey,
      setOwnPin,
      removeOwnPin,
      openTablet,
      listMakers,
      enterPin,
      findActingMaker,
      sendNotice: sendStaffNotice,
      openDemoOwner,
      closeDemoOwner,
    }),
  };
}
