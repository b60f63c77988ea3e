/** Base64 of bytes, text and JSON, the format in which keys are sent and stored. */

/** Arguments per call. */
const ONE_CALL = 8192;

export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // More arguments in one call would overflow the stack.
  for (let from = 0; from < bytes.length; from += ONE_CALL)
    binary += String.fromCharCode(...bytes.subarray(from, from + ONE_CALL));
  return btoa(binary);
}

/** Throws on anything that is not base64. */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Encodes as UTF-8. A lone surrogate has no UTF-8 and would be decoded as another character, so it is refused. */
export function textToBase64(text: string): string {
  if (!text.isWellFormed()) throw new TypeError('The text holds half a character');
  return toBase64(new TextEncoder().encode(text));
}

export function textFromBase64(base64: string): string {
  // Keep a byte order mark that is part of the text.
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(fromBase64(base64));
}

export function jsonToBase64(value: object): string {
  return textToBase64(JSON.stringify(value));
}

export function jsonFromBase64(base64: string): unknown {
  return JSON.parse(textFromBase64(base64));
}
