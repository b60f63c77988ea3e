/** Sends e-mail over SMTP. Called by jobs only, never inside a request. */
import type { SendMailOptions, Transporter } from 'nodemailer';
import { SECOND } from '../../../domain/time/durations.ts';

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Makes it part of the letter: shown where the HTML names `cid:<id>`. */
  contentId?: string;
}

export interface Mail {
  to: string;
  /** Where an answer goes, if not to the shop. */
  replyTo?: string;
  subject: string;
  html: string;
  /** The same letter in plain words, complete in itself. */
  text: string;
  /** Unique per letter owed, so that a receiver may recognise a repeat. */
  messageId: string;
  attachments?: readonly MailAttachment[];
}

export interface MailGateway {
  /** Throws when the server refuses or is away; the job is then tried again. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * For the whole email: a server that answers a byte now and then keeps no worker slot for longer. It is shorter
 * than the time that the shop gives its jobs when it stops.
 */
const SEND_DEADLINE = 15 * SECOND;

/** @param smtpUrl smtp://user:password@host:port or smtps:// */
export function smtpGateway({ smtpUrl, from }: { smtpUrl: string; from: string }): MailGateway {
  let transport: Promise<Transporter> | undefined;
  // Read at the first letter: a process that sends none need not carry it in memory.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 5 * SECOND,
      greetingTimeout: 5 * SECOND,
      socketTimeout: 10 * SECOND,
    });
  };
  return {
    async send({ attachments = [], ...mail }) {
      transport ??= connect();
      // The package's types do not know the signal yet.
      const email: SendMailOptions & { signal: AbortSignal } = {
        signal: AbortSignal.timeout(SEND_DEADLINE),
        ...mail,
        from,
        headers: { 'auto-submitted': 'auto-generated' },
        attachments: attachments.map(({ contentId, ...rest }) => ({
          ...rest,
          ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
        })),
        // Content never names files or addresses to be fetched.
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await (await transport).sendMail(email);
    },
    close: () => void transport?.then((open) => open.close()),
  };
}
