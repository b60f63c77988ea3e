/** A customer's key pair: created on this device, encrypted with a passphrase, exported and imported as a file. */
import type { User } from '../../../contract/account/account.ts';
import { browserApi } from '../../api/client.ts';
import { Refusal } from '../../api/refusal.ts';
import { KeyFailure } from '../../keys/key-failure.ts';
import { exportPublicKey, generateKeyPair, importPublicKey } from '../../keys/key-pair.ts';
import { decryptPrivateKey, encryptPrivateKey, setPassphrase } from '../../keys/passphrase.ts';
import { updateUser } from '../../state/account.ts';

/** Both are base64 of JSON; the private key is in its envelope. */
export type Keys = NonNullable<User['keys']>;

/** Throws Refusal, also for a step that failed on this device. */
export function createKeys(passphrase: string): Promise<void> {
  return refusing(async () => {
    const pair = await generateKeyPair();
    await keep({
      public: await exportPublicKey(pair.publicKey),
      private: await encryptPrivateKey(pair.privateKey, await setPassphrase(passphrase)),
    });
  });
}

/** Accepts only keys that the passphrase opens. Throws Refusal. */
export function importKeys(keys: Keys, passphrase: string): Promise<void> {
  return refusing(async () => {
    await importPublicKey(keys.public);
    await decryptPrivateKey(keys.private, passphrase);
    await keep(keys);
  });
}

/** Throws Refusal if the passphrase does not open the private key. */
export function checkPassphrase(keys: Keys, passphrase: string): Promise<void> {
  return refusing(async () => {
    await decryptPrivateKey(keys.private, passphrase);
  });
}

export function keysAsFile(keys: Keys): string {
  return JSON.stringify(keys, null, 2);
}

/** null if the file contains no keys. */
export function keysOfFile(text: string): Keys | null {
  try {
    const { public: open, private: locked } = JSON.parse(text) as Partial<Keys>;
    return typeof open === 'string' && typeof locked === 'string'
      ? { public: open, private: locked }
      : null;
  } catch {
    return null;
  }
}

async function keep(keys: Keys): Promise<void> {
  await browserApi.call('meKeys', { body: keys });
  updateUser({ keys });
}

async function refusing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof KeyFailure)) throw failure;
    throw new Refusal(422, failure.message);
  }
}
