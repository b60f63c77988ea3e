/** Members of the staff with factors, for tests: they accept their invitations over HTTP. */
import { TOTP, URI } from 'otpauth';
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import type { StaffRole } from '../../domain/staff/permissions.ts';
import { softwareAuthenticator } from './authenticator.ts';
import type { AuthenticatorOptions } from './authenticator.ts';
import { cookieOf } from './office.ts';
import type { Member, Office } from './office.ts';

export const STAFF_PASSWORD = 'kiln, clay and £20 of glaze';

/** Of a maker on shared tablets. */
export const PIN = '4917';

/** The settings of a shop that takes real orders. No test calls these services. */
export const LIVE_SHOP = {
  ORIGIN: 'https://shop.example',
  PAYPAL_CLIENT_ID: 'live',
  PAYPAL_CLIENT_SECRET: 'live',
  PAYPAL_WEBHOOK_ID: 'live',
  SMTP_URL: 'smtp://mail.example',
};

/** A member who signs in by password and authenticator. */
export interface EnrolledMember extends Member {
  /** The address that the authenticator app has read. */
  uri: string;
  recoveryCodes: string[];
}

/** The code that an authenticator app shows. */
export function codeAt(uri: string, now: Date): string {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error(`Not a TOTP: ${uri}`);
  return totp.generate({ timestamp: now.getTime() });
}

export function factorsOf(office: Office, clock: () => Date) {
  const post = async <Name extends 'invitationShow' | 'invitationPasskey'>(
    name: Name,
    body: object,
  ): Promise<OfficeAnswerOf<Name>> => {
    const response = await office.ask(name, { body });
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.body}`);
    return response.json<{ data: OfficeAnswerOf<Name> }>().data;
  };

  /** The body that accepts this invitation by password and authenticator. */
  async function acceptance(token: string) {
    const { authenticator } = await post('invitationShow', { token });
    const code = codeAt(authenticator.uri, clock());
    const body = { token, password: STAFF_PASSWORD, offer: authenticator.offer, code };
    return { body, uri: authenticator.uri };
  }

  /** The body that accepts this invitation by a new passkey, and its authenticator. */
  async function passkeyAcceptance(token: string, options: Partial<AuthenticatorOptions> = {}) {
    const device = softwareAuthenticator({ origin: office.shop.config.origin, ...options });
    const passkey = device.create(await post('invitationPasskey', { token }));
    return { body: { token, name: 'Laptop', passkey }, device };
  }

  const own = async <
    Name extends 'securityAuthenticatorOffer' | 'securityPasskeyOffer' | 'security',
  >(
    name: Name,
    cookie: string,
  ): Promise<OfficeAnswerOf<Name>> => office.call(name, {}, { email: '', cookie });

  /** The body that gives a signed-in member a new authenticator, and its address. */
  async function authenticatorOf(cookie: string) {
    const { offer, uri } = await own('securityAuthenticatorOffer', cookie);
    return { uri, body: { offer, code: codeAt(uri, clock()) } };
  }

  /** The body that gives a signed-in member another passkey. */
  async function passkeyToAdd(cookie: string, name = 'Telephone') {
    const device = softwareAuthenticator({ origin: office.shop.config.origin });
    return { name, passkey: device.create(await own('securityPasskeyOffer', cookie)) };
  }

  return {
    authenticatorOf,
    authenticatorBody: async (cookie: string) => (await authenticatorOf(cookie)).body,
    passkeyToAdd,

    /** Returns the id of the new passkey. */
    async addPasskey(cookie: string): Promise<string> {
      const body = await passkeyToAdd(cookie);
      await office.call('securityPasskeyAdd', { body }, { email: '', cookie });
      const { passkeys } = await own('security', cookie);
      return passkeys.at(-1)?.id ?? '';
    },

    acceptance,
    passkeyAcceptance,

    async enrolled(role: StaffRole): Promise<EnrolledMember> {
      const { email, token } = await office.invitation(role);
      const { body, uri } = await acceptance(token);
      const response = await office.ask('invitationAccept', { body });
      if (response.statusCode !== 200) throw new Error(`invitationAccept: ${response.body}`);
      const { recoveryCodes } = response.json<{ data: OfficeAnswerOf<'invitationAccept'> }>().data;
      return { email, cookie: cookieOf(response), uri, recoveryCodes };
    },

    async enrolledByPasskey(role: StaffRole) {
      const { email, token } = await office.invitation(role);
      const { body, device } = await passkeyAcceptance(token);
      const response = await office.ask('invitationAcceptByPasskey', { body });
      if (response.statusCode !== 200)
        throw new Error(`invitationAcceptByPasskey: ${response.body}`);
      return { email, cookie: cookieOf(response), device };
    },

    /** The body that signs in, or proves an identity, by this passkey. */
    async passkeyBody(device: ReturnType<typeof softwareAuthenticator>) {
      const response = await office.ask('passkeyChallenge', {});
      const { data } = response.json<{ data: OfficeAnswerOf<'passkeyChallenge'> }>();
      return { passkey: device.get(data) };
    },
  };
}
