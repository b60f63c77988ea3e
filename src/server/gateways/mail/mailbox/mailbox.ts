/**
 * The development mailbox: a real SMTP server on loopback that stores every email as a file instead
 * of delivering it.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Email } from 'postal-mime';
import { newId } from '../../../database/ids.ts';

export interface StoredEmail {
  id: string;
  email: Email;
}

export interface StoredEmails {
  /** Newest first. */
  letters(): Promise<StoredEmail[]>;
  letter(id: string): Promise<StoredEmail | null>;
}

export interface Mailbox extends StoredEmails {
  /** For the mail gateway. */
  smtpUrl: string;
  stop(): Promise<void>;
}

const MOST_SHOWN = 200;
const LARGEST_LETTER = 32 * 1024 * 1024;
const LETTER_ID = /^[0-9a-f-]{36}$/;

export async function openMailbox(folder: string): Promise<Mailbox> {
  // A development package, imported only if no SMTP server is configured.
  const { SMTPServer } = await import('smtp-server');
  await mkdir(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST_LETTER,
    logger: false,
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        writeFile(path.join(folder, `${newId()}.eml`), Buffer.concat(parts)).then(
          () => done(),
          done,
        );
      });
    },
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => listening());
  });
  // For example a client that disconnects early, which does no harm.
  server.on('error', () => {});
  const { port } = server.server.address() as AddressInfo;

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    ...storedEmails(folder),
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}

/** @param folder an existing mailbox's */
export function storedEmails(folder: string): StoredEmails {
  const read = async (id: string): Promise<StoredEmail> => {
    const { default: PostalMime } = await import('postal-mime');
    return { id, email: await PostalMime.parse(await readFile(path.join(folder, `${id}.eml`))) };
  };
  const ids = async () =>
    (await readdir(folder))
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4));

  return {
    letters: async () =>
      Promise.all((await ids()).toSorted().toReversed().slice(0, MOST_SHOWN).map(read)),
    letter: async (id) => (LETTER_ID.test(id) && (await ids()).includes(id) ? read(id) : null),
  };
}
