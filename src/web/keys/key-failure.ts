/** The errors of key operations: one message for each step. */

export const KEY_MESSAGES = {
  setPassphrase: 'Failed to set passphrase',
  encryptPrivateKey: 'Encrypt Private Key Failed',
  decryptPrivateKey: 'Decrypt Private Key Failed',
  generateKeyPair: 'Generate Key Pair Failed',
  importPublicKey: 'Import Public Key Failed',
  importPrivateKey: 'Import Private Key Failed',
  exportPublicKey: 'Export Public Key Failed',
  exportPrivateKey: 'Export Private Key Failed',
  encryptData: 'Failed to Encrypt Data',
  decryptData: 'Failed to Decrypt Data',
  encryptDataChunk: 'Failed to Encrypt Data Chunk',
  decryptDataChunk: 'Failed to Decrypt Data Chunk',
} as const;

export type KeyStep = keyof typeof KEY_MESSAGES;

/** `cause` is the error of the browser's crypto or of an inner step. */
export class KeyFailure extends Error {
  override readonly name = 'KeyFailure';
  readonly step: KeyStep;

  constructor(step: KeyStep, cause: unknown) {
    super(KEY_MESSAGES[step], { cause });
    this.step = step;
  }
}

/** Runs a step. Any failure becomes the step's own error. */
export async function orFail<Result>(step: KeyStep, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new KeyFailure(step, cause);
  }
}
