/** Sends email over SMTP. Only jobs call it, never a request. */
import type { SendMailOptions, Transporter } from 'nodemailer';
import { SECOND } from '../../../domain/time/durations.ts';

export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  /** Embeds it in the email: shown where the HTML refers to `cid:<id>`. */
  contentId?: string;
}

export interface Mail {
  to: string;
  /** Reply address, if not the shop's. */
  replyTo?: string;
  subject: string;
  html: string;
  /** The same email as plain text, complete in itself. */
  text: string;
  /** Unique per email, so that a receiver can recognise a repeat. */
  messageId: string;
  attachments?: readonly MailAttachment[];
  /** Where one POST stops further emails of its kind (RFC 8058), for the button of mail programs. */
  stopUrl?: string;
}

export interface MailGateway {
  /** Throws if the server refuses or is unavailable; the job is then retried. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * For the whole email: a server that sends a byte now and then blocks no worker slot for longer.
 * Shorter than the time that jobs get when the shop stops.
 */
const SEND_DEADLINE = 15 * SECOND;

export interface SmtpGatewayOptions {
  /** smtp://user:password@host:port or smtps://; a function is called at the first email. */
  smtpUrl: string | (() => Promise<string>);
  from: string;
}

export function smtpGateway({ smtpUrl, from }: SmtpGatewayOptions): MailGateway {
  let transport: Promise<Transporter> | undefined;
  // Imported at the first email, to save memory in processes that send none.
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: typeof smtpUrl === 'string' ? smtpUrl : await smtpUrl(),
      pool: true,
      maxConnections: 2,
      connectionTimeout: 5 * SECOND,
      greetingTimeout: 5 * SECOND,
      socketTimeout: 10 * SECOND,
    });
  };
  return {
    async send({ attachments = [], stopUrl, ...mail }) {
      transport ??= connect().catch((error: unknown) => {
        transport = undefined;
        throw error;
      });
      // The package's types do not include the signal yet.
      const email: SendMailOptions & { signal: AbortSignal } = {
        signal: AbortSignal.timeout(SEND_DEADLINE),
        ...mail,
        from,
        headers: {
          'auto-submitted': 'auto-generated',
          ...(stopUrl && {
            'list-unsubscribe': `<${stopUrl}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
        },
        attachments: attachments.map(({ contentId, ...rest }) => ({
          ...rest,
          ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
        })),
        // Content must not refer to files or URLs to be fetched.
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await (await transport).sendMail(email);
    },
    close: () =>
      void transport?.then(
        (open) => open.close(),
        () => {},
      ),
  };
}
