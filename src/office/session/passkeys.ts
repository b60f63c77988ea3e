/** The browser's passkeys, with the server's challenges. Loaded when a passkey is used. */
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import { callOffice, type CallRequest } from '../api/call.ts';
import { Explained } from '../api/refusal.ts';

type Used = NonNullable<CallRequest<'sessionByPasskey'>['body']['passkey']>;
type Made = CallRequest<'invitationAcceptByPasskey'>['body']['passkey'];

/** Asks the browser for a passkey of this shop. */
export async function presentPasskey(): Promise<Used> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    callOffice('passkeyChallenge', { body: {} }),
  ]);
  const used = await startAuthentication({ optionsJSON }).catch(notUsed);
  // The shop asks for no extensions; some browsers report them all the same.
  return { ...used, clientExtensionResults: {} };
}

/** Makes a passkey for the member who is invited by this token. */
export const makeInvitedPasskey = (token: string): Promise<Made> =>
  makePasskey(() => callOffice('invitationPasskey', { body: { token } }));

/** Makes another passkey for the signed-in member. */
export const makeOwnPasskey = (): Promise<Made> =>
  makePasskey(() => callOffice('securityPasskeyOffer', { body: {} }));

async function makePasskey(
  request: () => Promise<OfficeAnswerOf<'securityPasskeyOffer'>>,
): Promise<Made> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    request(),
  ]);
  const made = await startRegistration({ optionsJSON }).catch(notMade);
  return { ...made, clientExtensionResults: {} };
}

/** The member closed the browser's dialog, or the device has a passkey for this shop. */
function notMade(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new Explained(
    isKnown
      ? 'This device has a passkey for this shop already.'
      : 'No passkey was made. Please try again, or use another device.',
    { cause: error },
  );
}

/** The member closed the browser's dialog, or has no passkey for this shop. */
function notUsed(error: unknown): never {
  throw new Explained('The passkey was not used. Please try again, or sign in another way.', {
    cause: error,
  });
}

/** Passkeys belong to a name, so there are none at an address of digits. */
export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
