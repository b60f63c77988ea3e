/** Codes of customers and of the staff: authenticator codes, recovery codes and the encryption of their secrets. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Supported by every authenticator app. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const PERIOD = KIND.period * 1000;
/** Accepts the previous code while the next one shows. */
const STEPS_BACK = 1;

const RECOVERY_CODES = 10;
/** Without letters that look like digits; 10 characters have 50 bits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_CODE_HALF = 5;

export interface Enrolment {
  /** Base32. */
  secret: string;
  uri: string;
  /** An SVG document. */
  qr: string;
}

export function twoStepCodes(shopSecret: string, issuer: string) {
  const key = createHmac('sha256', shopSecret).update('two-step secrets').digest();
  const codesKey = createHmac('sha256', shopSecret).update('recovery codes').digest();

  return {
    newSecret: (): Buffer => randomBytes(SECRET_BYTES),

    /** Binds the ciphertext to the customer or member of the staff: a copy in another row cannot be decrypted. */
    seal(accountId: string, secret: Buffer): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(accountId));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },

    open: (accountId: string, sealed: Buffer): Buffer => opened(key, accountId, sealed),

    /** Null unless it was sealed for this account; for what a caller has sent back. */
    openIfSealed(accountId: string, sealed: Buffer): Buffer | null {
      if (sealed.length !== NONCE_BYTES + TAG_BYTES + SECRET_BYTES) return null;
      try {
        return opened(key, accountId, sealed);
      } catch {
        // The tag does not match: Node throws an Error without a code.
        return null;
      }
    },

    enrolment(secret: Buffer, email: string): Enrolment {
      const totp = new TOTP({ ...KIND, issuer, label: email, secret: asSecret(secret) });
      const uri = totp.toString();
      return { secret: totp.secret.base32, uri, qr: renderSVG(uri, { border: 4 }) };
    },

    /** The time step of the code; null for a wrong or expired code. */
    stepOf(code: string, secret: Buffer, now: Date): number | null {
      const step = Math.floor(now.getTime() / PERIOD);
      for (let back = 0; back <= STEPS_BACK; back += 1) {
        const timestamp = (step - back) * PERIOD;
        const right = TOTP.generate({ ...KIND, secret: asSecret(secret), timestamp });
        if (isSame(right, code)) return step - back;
      }
      return null;
    },

    newRecoveryCodes: (): string[] =>
      Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`),

    /** Uses a key, so that a leaked database alone does not allow a brute-force attack. */
    recoveryHash: (accountId: string, code: string): string =>
      createHmac('sha256', codesKey)
        .update(`${accountId} ${code.toLowerCase().replaceAll(/[^0-9a-z]/g, '')}`)
        .digest('base64url'),
  };
}

function opened(key: Buffer, accountId: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(accountId))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
}

function asSecret(bytes: Buffer): Secret {
  // Copies the bytes, because small Buffers share a larger ArrayBuffer.
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}

function isSame(right: string, code: string): boolean {
  const [one, two] = [Buffer.from(right), Buffer.from(code)];
  return one.length === two.length && timingSafeEqual(one, two);
}

function letters(): string {
  return Array.from({ length: RECOVERY_CODE_HALF }, () => LETTERS[randomInt(LETTERS.length)]).join(
    '',
  );
}
