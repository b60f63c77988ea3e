/** The operations of signing in, invitations, and one’s own factors and sessions. */
import type { OfficeOperation } from './office-operation.ts';

export const signInOperations = {
  sessionOpen: {
    summary: 'Signs in by a one-time link and sets the cookie of the session.',
    perMinute: 20,
    refusals: ['linkInvalid'],
  },
  sessionByPassword: {
    summary: 'Signs in by password and code and sets the cookie of the session.',
    perMinute: 20,
    refusals: ['credentialsInvalid', 'temporarilyUnavailable'],
  },
  sessionByPasskey: {
    summary: 'Signs in by a passkey and sets the cookie of the session.',
    perMinute: 20,
    refusals: ['credentialsInvalid'],
  },
  passkeyChallenge: {
    summary: 'What the browser needs to sign in, or to prove an identity, by a passkey.',
    perMinute: 60,
    refusals: [],
  },
  session: { summary: 'The signed-in member, and what their role may do.', refusals: [] },
  sessionProve: {
    summary: 'Proves the identity again; calls marked x-fresh are then accepted for five minutes.',
    perMinute: 20,
    refusals: ['credentialsInvalid'],
  },
  sessionEnd: { summary: 'Signs out on this device.', refusals: [] },
  invitationShow: {
    summary: 'Shows an invitation, and offers a new authenticator. Does not use it up.',
    perMinute: 20,
    refusals: ['linkInvalid'],
  },
  invitationPasskey: {
    summary: 'What the browser needs to make a passkey for the invited member.',
    perMinute: 20,
    refusals: ['linkInvalid'],
  },
  invitationAccept: {
    summary:
      'Accepts an invitation by a password and an authenticator, and signs in. Replaces all that the member signed in with before.',
    perMinute: 20,
    refusals: ['linkInvalid', 'temporarilyUnavailable'],
  },
  invitationAcceptByPasskey: {
    summary:
      'Accepts an invitation by a passkey, and signs in. Replaces all that the member signed in with before.',
    perMinute: 20,
    refusals: ['linkInvalid'],
  },
  security: { summary: 'The member’s own factors and open sessions.', refusals: [] },
  securityEndSession: { summary: 'Ends one of the member’s own sessions.', refusals: ['notFound'] },
  securityPassword: {
    summary: 'Sets the member’s password, and ends their other sessions.',
    perMinute: 20,
    refusals: ['temporarilyUnavailable'],
  },
  securityAuthenticatorOffer: {
    summary: 'Offers the member a new authenticator, which works once it is confirmed.',
    perMinute: 20,
    refusals: [],
  },
  securityAuthenticator: {
    summary:
      'Confirms the offered authenticator by its first code. Replaces the old one and the recovery codes, and ends the member’s other sessions.',
    perMinute: 20,
    refusals: [],
  },
  securityRecoveryCodes: {
    summary: 'Replaces the member’s recovery codes.',
    perMinute: 20,
    refusals: ['stepNotAllowed'],
  },
  securityPasskeyOffer: {
    summary: 'What the browser needs to make another passkey.',
    perMinute: 20,
    refusals: [],
  },
  securityPasskeyAdd: { summary: 'Adds a passkey.', perMinute: 20, refusals: [] },
  securityPasskeyRemove: {
    summary: 'Removes a passkey, unless the member could then no longer sign in.',
    refusals: ['notFound', 'stepNotAllowed'],
  },
  securityPin: {
    summary:
      'Sets the member’s PIN for shared tablets. Tablets on which the old one was entered ask for the new one.',
    perMinute: 20,
    refusals: ['temporarilyUnavailable'],
  },
  securityPinRemove: {
    summary: 'Removes the member’s PIN. They can then no longer work on shared tablets.',
    perMinute: 20,
    refusals: [],
  },
  tablet: { summary: 'Whether this is a shared tablet, and who can work on it.', refusals: [] },
  tabletOpen: {
    summary:
      'Makes this session a shared tablet until it ends: with the rights of the workshop, whoever opened it, and without an end after idle time.',
    perMinute: 20,
    refusals: [],
  },
  tabletPin: {
    summary:
      'A maker enters the PIN on a shared tablet. Changes are then made for them, until they have done nothing on it for 30 minutes.',
    perMinute: 60,
    refusals: ['stepNotAllowed', 'temporarilyUnavailable'],
  },
} satisfies Record<string, OfficeOperation>;
