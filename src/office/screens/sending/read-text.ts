/** Text of a file in whatever encoding programs write tables. */

/** UTF-8, UTF-16 with its mark, or else Windows-1252, in which every byte means something. */
export function readText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return decode('windows-1252', bytes);
    throw error;
  }
}

const decode = (encoding: string, bytes: Uint8Array): string =>
  new TextDecoder(encoding).decode(bytes);
